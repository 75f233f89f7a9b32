import { setTimeout as pause } from 'node:timers/promises'
import { CLIENT_ID } from '../../../base/development-ids.ts'
import type { Answer } from '../shopper.ts'
import { signIn, signUp } from '../sign-up.ts'
import type { Victim } from '../victim.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** Member who calls until there is an answer, and signs in again when the token has run out: rounds take longer than it lives. */
export class Buyer {
  readonly #victim: Victim
  readonly #credentials: Credentials
  #token: string

  private constructor(victim: Victim, credentials: Credentials, token: string) {
    this.#victim = victim
    this.#credentials = credentials
    this.#token = token
  }

  static async join(victim: Victim, email: string): Promise<Buyer> {
    const member = await signUp(siteOf(victim), { email })
    return new Buyer(victim, member, member.accessToken)
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    for (;;) {
      const answer = await this.#victim.insist(this.#token, method, path, body)
      if (answer.status !== 401) return answer
      await this.#renew()
    }
  }

  /** The body of an answer that has to be a good one: rounds without buyers would prove nothing. */
  async expect(method: string, path: string, body?: unknown): Promise<Answer['body']> {
    const answer = await this.call(method, path, body)
    if (answer.status === 200) return answer.body
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  }

  async #renew(): Promise<void> {
    try {
      this.#token = (await signIn(siteOf(this.#victim), this.#credentials)).accessToken
    } catch {
      // Killed meanwhile: the next call asks again.
      await pause(100)
    }
  }
}

const siteOf = ({ url }: Victim) => ({ fetch, url, clientId: CLIENT_ID })

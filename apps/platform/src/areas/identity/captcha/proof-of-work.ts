import { randomInt } from 'node:crypto'
import type { Challenge, Payload } from 'altcha-lib'
import { after } from '../../../base/clock.ts'
import { purposeKey, secretsOf } from '../../../base/sealed.ts'
import type { Services } from '../../../data/services.ts'
import type { CaptchaProvider } from './kind.ts'
import { insertSolvedCaptcha } from './store.ts'

const LIFE_SECONDS = 10 * 60
/** Derivations of 2,000 rounds each, at most; one takes a millisecond or two on a desktop, several on a phone. */
const MOST_WORK = { visible: 200, invisible: 80 } as const
const ROUNDS = 2_000

const library = async () => ({
  ...(await import('altcha-lib')),
  ...(await import('altcha-lib/algorithms/pbkdf2')),
})

/** Work instead of a puzzle: nothing leaves this server, nobody is followed, and no pictures are asked about. */
export function proofOfWork({ db, clock, config }: Services): CaptchaProvider {
  const keys = secretsOf(config).map((secret) => ({
    hmacSignatureSecret: purposeKey(secret, 'captcha'),
    hmacKeySignatureSecret: purposeKey(secret, 'captcha key'),
  }))
  return {
    name: 'altcha',
    siteKeys: { visible: `${config.siteId}:visible`, invisible: `${config.siteId}:invisible` },
    async challenge(kind): Promise<Challenge> {
      const { createChallenge, deriveKey } = await library()
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(1, MOST_WORK[kind]),
        deriveKey,
        expiresAt: after(clock, LIFE_SECONDS),
        data: { site: config.siteId, kind },
        ...keys[0],
      })
    },
    async verify(token, kind) {
      const payload = readPayload(token)
      if (!payload) return false
      const { challenge, solution } = payload
      const { data, expiresAt } = challenge.parameters
      if (data?.site !== config.siteId || data.kind !== kind) return false
      const now = clock.now()
      // The library asks the system's clock; tests and development tools may have moved ours.
      if (!expiresAt || expiresAt * 1000 <= now.getTime()) return false
      const { verifySolution, deriveKey } = await library()
      const solvedFor = async (own: (typeof keys)[number]) => {
        const result = await verifySolution({ challenge, solution, deriveKey, ...own }).catch(() => undefined)
        return result !== undefined && !result.invalidSignature && !result.invalidSolution
      }
      if (!(await Promise.all(keys.map(solvedFor))).includes(true)) return false
      const used = await insertSolvedCaptcha(db, challenge.signature, expiresAt)
      return used !== undefined
    },
  }
}

/** Parses the widget's solution, base64 of JSON; undefined for anything else. */
function readPayload(token: string): (Payload & { challenge: Challenge }) | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload
    const { challenge, solution } = payload
    const whole = typeof challenge?.parameters === 'object' && typeof solution?.derivedKey === 'string'
    return whole ? (payload as Payload & { challenge: Challenge }) : undefined
  } catch {
    return undefined
  }
}

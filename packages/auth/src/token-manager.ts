import type { Channel } from './channel.ts'
import type { Clock } from './clock.ts'
import { type Identity, type IdentityStore, NOBODY } from './identity.ts'
import { type Locks, withLock } from './lock.ts'
import type { TokenAnswer, TokenRequest } from './token-requests.ts'
import type { Role, Tokens } from './token-set.ts'

type AccessToken = Tokens['accessToken']

const NO_TOKEN: AccessToken = { value: '', expiresAt: 0 }
/** Seconds before expiry at which a token is renewed, so that it does not expire on its way. */
const LEEWAY = 30
/** Seconds a visitor stands in for a member whose renewal failed in passing, before it is tried again. */
const STAND_IN = 15
/** Milliseconds that a browser takes at most to bring one tab's news to another. */
const NEWS = 50
/** Milliseconds that somebody who signs out waits at most for the handler to forget them. */
const FAREWELL = 5_000

export interface TokenManagerOptions {
  readonly clientId: string
  /** Asks the token handler; rejects with the signal's reason once it aborts. */
  ask(request: TokenRequest, signal?: AbortSignal): Promise<TokenAnswer>
  readonly store: IdentityStore
  /** The role to begin with where the store does not tell. */
  readonly known?: Identity
  readonly clock: Clock
  readonly locks?: Locks | undefined
  readonly channel?: Channel | undefined
  /** Another token, and maybe another role. */
  readonly onChange?: () => void
}

export interface TokenManager {
  readonly role: Role
  readonly accessToken: AccessToken
  /** A usable access token; with `rejected`, another one than that. */
  authorize(rejected?: string): Promise<string>
  /** Asks for a member's token: the member wins over any renewal still under way. */
  signIn(request: TokenRequest, signal?: AbortSignal): Promise<void>
  /** Signs out at once; resolves once the handler has forgotten too, or cannot be reached. */
  signOut(): Promise<void>
  /** Looks at what other tabs stored. */
  sync(): void
}

/** Keeps the access token in memory: one renewal at a time, nothing taken over for somebody who left. */
export function createTokenManager(options: TokenManagerOptions): TokenManager {
  const { clientId, ask, store, clock, locks, channel } = options
  let known = options.known ?? NOBODY
  let accessToken = NO_TOKEN
  /** Counts changes of who we are; an answer asked for in an earlier generation is dropped. */
  let generation = 0
  let signedOutIn = 0
  let renewal: Promise<string> | undefined
  let heard: (() => void) | undefined
  /** Ends what is under way when somebody signs out. */
  let under = new AbortController()
  /** The latest request of this tab: one thing after another, also where there are no locks. */
  let last: Promise<unknown> = Promise.resolve()
  /** A visitor's token for calls that cannot wait until the member's can be renewed again. */
  let standIn: { accessToken: AccessToken; until: number } | undefined

  const seconds = () => Math.floor(clock.now() / 1000)
  const fresh = (token: AccessToken) => token.value !== '' && token.expiresAt - LEEWAY > seconds()

  /** A token to use, and not the one that was rejected. */
  function another(rejected?: string): string | undefined {
    const usable = fresh(accessToken)
      ? accessToken.value
      : standIn && seconds() < standIn.until && standIn.accessToken.value
    return usable && usable !== rejected ? usable : undefined
  }

  async function authorize(rejected?: string): Promise<string> {
    const token = another(rejected)
    if (token) return token
    const asked = generation
    renewal ??= track(renew(rejected))
    try {
      const renewed = await renewal
      if (asked === generation) return renewed
    } catch (error) {
      if (asked === generation) throw error
    }
    if (signedOutIn > asked) throw signedOut()
    return authorize()
  }

  function track(work: Promise<string>): Promise<string> {
    const tracked = work.finally(() => {
      if (renewal === tracked) renewal = undefined
    })
    return tracked
  }

  /** Send one request of this browser at a time, so that answers set their cookies in the order of the requests. */
  function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = last.then(() => withLock(locks, `galleria.auth.${clientId}`, work))
    last = mine.catch(() => undefined)
    return mine
  }

  function renew(rejected?: string): Promise<string> {
    const asked = generation
    return alone(async () => {
      sync()
      if (channel && accessToken.value && !another(rejected)) await news()
      const token = another(rejected)
      if (asked !== generation || token) return token ?? ''
      // Begin anew after signing out, whatever cookie an outage left behind.
      const request: TokenRequest =
        known.role === 'none' && known.id
          ? { grantType: 'anonymous' }
          : { grantType: 'refresh_token', ...(rejected && { rejected }) }
      const answer = await ask(request, under.signal)
      sync()
      // Signed in or out meanwhile, here or in another tab: this answer belongs to nobody any more.
      if (asked !== generation) return ''
      if (answer.stand_in) {
        accessToken = NO_TOKEN
        standIn = { accessToken: toToken(answer), until: seconds() + STAND_IN }
        return answer.access_token
      }
      const { id, role } = known
      const hadToken = accessToken.value
      adopt(role === answer.role ? known : newIdentity(answer.role), toToken(answer))
      if (known.id !== id) store.write(known)
      // Announce changes alone, not what a page reads when it opens: a message takes pages out of the back-forward
      // cache.
      if (hadToken || known.id !== id) channel?.post({ renewed: id, known, accessToken })
      return answer.access_token
    })
  }

  function adopt(next: Identity, token: AccessToken): void {
    known = next
    accessToken = token
    standIn = undefined
    options.onChange?.()
  }

  /** Drop what is still under way, because the session now belongs to somebody else. */
  function replace(next: Identity, token = NO_TOKEN): void {
    generation += 1
    if (next.role === 'none') {
      signedOutIn = generation
      under.abort(signedOut())
      under = new AbortController()
    }
    renewal = undefined
    adopt(next, token)
  }

  function sync(): void {
    const stored = store.read()
    if (stored && (stored.id !== known.id || stored.role !== known.role)) replace(stored)
  }

  /** Waits for another tab's message of a renewal: it need not be here when its lock is. */
  function news(): Promise<void> {
    return new Promise((resolve) => {
      heard = resolve
      setTimeout(resolve, NEWS)
    })
  }

  function announce(next: Identity, token = NO_TOKEN): void {
    store.write(next)
    replace(next, token)
    channel?.post({ known, accessToken })
  }

  function toToken(answer: TokenAnswer): AccessToken {
    return { value: answer.access_token, expiresAt: seconds() + answer.expires_in }
  }

  sync()
  channel?.listen((message) => {
    if (message.renewed === undefined) replace(message.known, message.accessToken)
    else if (message.renewed === known.id) adopt(message.known, message.accessToken)
    heard?.()
  })

  return {
    get role() {
      return known.role
    },
    get accessToken() {
      return accessToken
    },
    authorize,
    async signIn(request, signal) {
      // Drop requests under way for the former role; their callers go on as the member.
      generation += 1
      renewal = undefined
      const asked = generation
      await alone(async () => {
        if (signedOutIn > asked) throw signedOut()
        const answer = await ask(request, signal)
        if (signedOutIn > asked) throw signedOut()
        announce(newIdentity(answer.role), toToken(answer))
      })
    },
    async signOut() {
      announce(newIdentity('none'))
      const ended = alone(() => ask({ grantType: 'end' })).catch(() => undefined)
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, FAREWELL))])
    },
    sync,
  }
}

const signedOut = () => new DOMException('Signed out', 'AbortError')

function newIdentity(role: string): Identity {
  // No secret: it only tells one sign-in from the next.
  return { role: role as Role, id: Math.random().toString(36).slice(2) }
}

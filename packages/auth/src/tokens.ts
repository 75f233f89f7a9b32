import { isPlatformError, type PlatformClient, PlatformError } from '@galleria/platform-client'
import { anonymousGrant, refreshTokenGrant, type TokenResponse } from '@galleria/platform-client/tokens'
import type { Channel } from './channel.ts'
import type { Clock } from './clock.ts'
import { type Locks, withLock } from './lock.ts'
import { after, type Maybe, type TokenStorage } from './storage.ts'
import type { Role, Tokens } from './token-set.ts'

const NO_TOKENS: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}
/** Seconds before expiry at which a token is renewed, so that it does not expire on its way. */
const LEEWAY = 30
/** Seconds a visitor stands in for a member whose renewal failed in passing, before it is tried again. */
const STAND_IN = 15
/** Milliseconds that a browser takes at most to bring one tab's news to another. */
const NEWS = 50
/** Milliseconds for one grant, its retries included; two fit into a call's own deadline. */
const GRANT_TIMEOUT = 10_000

export interface TokenKeeperOptions {
  readonly clientId: string
  /** Without `getAuthHeaders`: the token endpoint takes none. */
  readonly client: PlatformClient
  readonly storage: TokenStorage
  readonly clock: Clock
  readonly locks?: Locks | undefined
  readonly channel?: Channel | undefined
  /** Other tokens, and maybe another role. */
  readonly onChange?: () => void
}

export interface TokenKeeper {
  readonly role: Role
  readonly accessToken: Tokens['accessToken']
  /** A usable access token; with `rejected`, another one than that. */
  authorize(rejected?: string): Promise<string>
  /** After a code exchange: the member wins over any renewal still under way. */
  signIn(answer: TokenResponse): void
  signOut(): void
  /** Looks at what other tabs stored. */
  sync(): Maybe<void>
}

export function createTokenKeeper(options: TokenKeeperOptions): TokenKeeper {
  const { clientId, client, storage, clock, locks, channel } = options
  let tokens = NO_TOKENS
  /** Counts changes of who we are; an answer asked for in an earlier generation is dropped. */
  let generation = 0
  let signedOutIn = 0
  let renewal: Promise<string> | undefined
  let heard: (() => void) | undefined
  /** A visitor's token for calls that cannot wait for the parked refresh token to work again. */
  let standIn: { accessToken: Tokens['accessToken']; until: number } | undefined

  const seconds = () => Math.floor(clock.now() / 1000)
  const fresh = (token: Tokens['accessToken']) => token.value !== '' && token.expiresAt - LEEWAY > seconds()

  /** A token to use, and not the one that was rejected. */
  function another(rejected?: string): string | undefined {
    const usable = fresh(tokens.accessToken)
      ? tokens.accessToken.value
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
    if (signedOutIn > asked) throw new DOMException('Signed out', 'AbortError')
    return authorize()
  }

  function track(work: Promise<string>): Promise<string> {
    const tracked = work.finally(() => {
      if (renewal === tracked) renewal = undefined
    })
    return tracked
  }

  function renew(rejected?: string): Promise<string> {
    const asked = generation
    return withLock(locks, `galleria.auth.${clientId}`, async () => {
      await sync()
      if (channel && tokens.refreshToken.value && !another(rejected)) await news()
      const token = another(rejected)
      if (asked !== generation || token) return token ?? ''
      const before = tokens.refreshToken
      const next = await grant(before)
      await sync()
      // Signed in or out meanwhile, here or in another tab: this answer belongs to nobody any more.
      if (asked !== generation) return ''
      if (next.tokens) {
        adopt(next.tokens)
        await storage.write(tokens)
        channel?.post({ renewed: before.value, tokens })
        return tokens.accessToken.value
      }
      tokens = { ...tokens, accessToken: NO_TOKENS.accessToken }
      standIn = { accessToken: next.standIn, until: seconds() + STAND_IN }
      return next.standIn.value
    })
  }

  async function grant(
    refreshToken: Tokens['refreshToken'],
  ): Promise<{ tokens: Tokens; standIn?: never } | { tokens?: never; standIn: Tokens['accessToken'] }> {
    let parked = false
    if (refreshToken.value) {
      try {
        const input = { clientId, refreshToken: refreshToken.value, grantType: 'refresh_token' } as const
        const answer = await refreshTokenGrant(client, input, { timeout: GRANT_TIMEOUT })
        return { tokens: toTokens(answer, refreshToken.role, refreshToken.value) }
      } catch (error) {
        parked = !isDefinite(error)
      }
    }
    const input = { clientId, grantType: 'anonymous' } as const
    const visitor = toTokens(
      await anonymousGrant(client, input, { timeout: GRANT_TIMEOUT }).catch(somethingWentWrong),
      'visitor',
    )
    return parked ? { standIn: visitor.accessToken } : { tokens: visitor }
  }

  function adopt(next: Tokens): void {
    tokens = next
    standIn = undefined
    options.onChange?.()
  }

  /** Somebody else than before: what is still under way is dropped. */
  function replace(next: Tokens): void {
    generation += 1
    if (next.refreshToken.role === 'none') signedOutIn = generation
    renewal = undefined
    adopt(next)
  }

  function sync(): Maybe<void> {
    return after(storage.read(), (stored) => {
      if (!stored) return
      const { value, role } = tokens.refreshToken
      if (stored.refreshToken.value !== value || stored.refreshToken.role !== role) replace(stored)
      else if (stored.accessToken.expiresAt > tokens.accessToken.expiresAt) adopt(stored)
    })
  }

  /** What another tab renewed a moment ago: neither its message nor its storage need be here when its lock is. */
  function news(): Promise<void> {
    return new Promise((resolve) => {
      heard = resolve
      setTimeout(resolve, NEWS)
    })
  }

  function announce(next: Tokens): void {
    storage.write(next)
    replace(next)
    channel?.post({ tokens })
  }

  function toTokens(answer: TokenResponse, role: Role, refreshToken = ''): Tokens {
    return {
      accessToken: { value: answer.access_token, expiresAt: seconds() + answer.expires_in },
      // Kept by default, replaced where the platform rotates.
      refreshToken: { value: answer.refresh_token || refreshToken, role },
    }
  }

  void sync()
  channel?.listen((message) => {
    if (message.renewed === undefined) replace(message.tokens)
    else if (message.renewed === tokens.refreshToken.value) adopt(message.tokens)
    heard?.()
  })

  return {
    get role() {
      return tokens.refreshToken.role
    },
    get accessToken() {
      return tokens.accessToken
    },
    authorize,
    signIn: (answer) => announce(toTokens(answer, 'member')),
    signOut: () => announce(NO_TOKENS),
    sync,
  }
}

/** The platform said no; everything else (network, 429, 5xx, a proxy's page) may pass. */
function isDefinite(error: unknown): boolean {
  if (!isPlatformError(error) || error.status < 400 || error.status > 403) return false
  // The body, when it was none of the platform's own error shapes: OAuth's has `error`, a proxy's page is empty.
  const body = error.details.applicationError?.data.details
  return !(body instanceof Object) || 'error' in body
}

/** The words of specification §8; still a PlatformError, so that screens can tell an outage. */
function somethingWentWrong(error: unknown): never {
  if (!isPlatformError(error) || error.status === 0) throw error
  const { status, details, requestId } = error
  throw new PlatformError('something went wrong', { status, details, requestId, cause: error })
}

import { SILENT_LOGIN_TIMEOUT } from '@galleria/platform-client/constants'
import { AuthError } from './errors.ts'
import type { AuthorizationResponse } from './transactions.ts'

/** Milliseconds that the message of a frame which speaks while it loads may take to arrive after it has loaded. */
export const FRAME_PATIENCE = 2500

export interface SilentLoginOptions {
  /** The authorization URL, made for `prompt=none` and `response_mode=web_message`. */
  readonly url: string
  readonly state: string
  /** Origins the answer may come from. */
  readonly origins: readonly string[]
  readonly signal?: AbortSignal | undefined
  readonly timeout?: number
  /** The platform says that its page speaks while it loads: one that loaded in silence is an error page or was blocked. */
  readonly answersBeforeLoad?: boolean | undefined
}

/**
 * Loads the URL in a hidden frame and waits for the message it posts, two minutes at most (spec §9, wire §2.5). Gives up
 * sooner only where it is known that none will come, for a hosted page may work on after it has loaded. Leaves nothing behind.
 */
export function silentLogin(options: SilentLoginOptions): Promise<AuthorizationResponse> {
  const { url, state, origins, signal, timeout = SILENT_LOGIN_TIMEOUT } = options
  const frame = document.createElement('iframe')
  const end = new AbortController()
  return new Promise<AuthorizationResponse>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: end.signal })
    const fail = (reason?: 'blocked') => reject(new AuthError('OAuth flow timed out', reason))
    const endAfter = (milliseconds: number, reason?: 'blocked') => {
      const timer = setTimeout(fail, milliseconds, reason)
      end.signal.addEventListener('abort', () => clearTimeout(timer))
    }
    endAfter(timeout)
    // Origin and source: any page may post to this window (RFC 9700 §4.17.2).
    const listen = ({ data, origin, source }: MessageEvent) => {
      if (source !== frame.contentWindow || !origins.includes(origin)) return
      const response = readMessage(data)
      if (response?.state === state) resolve(response)
    }
    window.addEventListener('message', listen, { signal: end.signal })
    if (options.answersBeforeLoad)
      frame.addEventListener('load', () => endAfter(FRAME_PATIENCE, 'blocked'), { once: true })
    // End at once where this page's own policy refuses the frame.
    const refused = ({ blockedURI }: SecurityPolicyViolationEvent) =>
      origins.some((origin) => blockedURI.startsWith(origin)) && fail('blocked')
    document.addEventListener('securitypolicyviolation', refused, { signal: end.signal })
    frame.style.display = 'none'
    frame.src = url
    document.body.append(frame)
  }).finally(() => {
    end.abort()
    frame.remove()
  })
}

function readMessage(data: unknown): AuthorizationResponse | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { code, state, error } = data as Record<string, unknown>
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof state === 'string' && { state }),
    ...(typeof error === 'string' && { error }),
  }
}

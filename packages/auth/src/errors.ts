/** Messages of specification §8 for what goes wrong between the browser and the authorization endpoint. */
export type AuthErrorMessage =
  | 'Missing code or _state'
  | 'Invalid _state'
  | 'OAuth flow timed out'
  | 'Failed to get member tokens'

export class AuthError extends Error {
  override readonly name = 'AuthError'
  override readonly message: AuthErrorMessage
  /** `blocked`: the silent frame was not let in or kept silent; otherwise the OAuth error code, e.g. `access_denied`. */
  readonly reason: string | undefined

  constructor(message: AuthErrorMessage, cause?: unknown) {
    super(message, { cause })
    this.message = message
    this.reason = typeof cause === 'string' ? cause : undefined
  }
}

/** By name, not by class: two bundles may each hold a copy. */
export function isAuthError(value: unknown): value is AuthError {
  return value instanceof Error && value.name === 'AuthError'
}

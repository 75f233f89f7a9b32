/** Problem of a delivery. Only `BAD_KEY` is ours to mend; deliveries with another problem must not be handled. */
export type WebhookProblem =
  /** The public key is no RSA key in SPKI PEM, nor base64 of one. */
  | 'BAD_KEY'
  /** Not a signed JWT at all. */
  | 'MALFORMED_TOKEN'
  /** Signed in another way than RS256, or not at all. */
  | 'WRONG_ALGORITHM'
  /** Tampered with, or signed by another. */
  | 'BAD_SIGNATURE'
  /** Past its `exp`, or older than `maxAge`. */
  | 'EXPIRED'
  /** Before its `nbf`. */
  | 'NOT_YET_VALID'
  /** Signed well, but not of the shape that events have. */
  | 'MALFORMED_EVENT'
  /** Event type that `events` does not name. */
  | 'UNEXPECTED_EVENT'
  /** For another site than `instanceId`. */
  | 'WRONG_INSTANCE'

/** Why a delivery was refused. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, message: string, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

/** By name, not by class: two bundles may each hold a copy. */
export function isWebhookError(value: unknown): value is WebhookError {
  return value instanceof Error && value.name === 'WebhookError'
}

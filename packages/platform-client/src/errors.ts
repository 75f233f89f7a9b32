export interface FieldViolation {
  /** Wire path, e.g. `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  readonly violatedRule?: string
  readonly ruleName?: string
  readonly data?: Readonly<Record<string, unknown>>
}

export interface ApplicationError {
  readonly code: string
  readonly description: string
  readonly data: Readonly<Record<string, unknown>>
}

export interface PlatformErrorDetails {
  readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] }
  readonly applicationError?: ApplicationError
}

/** Any answer of the platform that is not a 200 with the promised body (specification §8). */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number
  readonly details: PlatformErrorDetails
  readonly requestId: string | undefined

  constructor(
    message: string,
    options: {
      status: number
      details?: PlatformErrorDetails
      requestId?: string | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: options.cause })
    this.status = options.status
    this.details = options.details ?? {}
    this.requestId = options.requestId
  }

  get code(): string | undefined {
    return this.details.applicationError?.code
  }

  get violations(): readonly FieldViolation[] {
    return this.details.validationError?.fieldViolations ?? []
  }
}

/** By name, not by class: two bundles may each hold a copy. */
export function isPlatformError(value: unknown): value is PlatformError {
  return value instanceof Error && value.name === 'PlatformError'
}

/** May pass by itself: no answer, throttled, or the platform's own trouble. */
export function isTransientError(value: unknown): boolean {
  if (!isPlatformError(value)) return false
  const { status } = value
  return status === 0 || status === 408 || status === 429 || status >= 500
}

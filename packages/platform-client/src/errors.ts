import type { Open } from './enums/open.ts'
import type { ruleTypes } from './rule-types.ts'

/** One field and the rule it breaks (spec §5 and §8, wire §1.10). */
export interface FieldViolation {
  /** Wire path, e.g. `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  /** Kind of rule (spec §5); a newer platform may add kinds. */
  readonly violatedRule?: Open<(typeof ruleTypes)[number]>
  readonly ruleName?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** The platform understood and declined: why (spec §8, wire §1.10). */
export interface ApplicationError {
  readonly code: string
  readonly description: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Either the fields that break rules or why the platform declined (wire §1.10). */
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

/** Tells whether the platform refused the input: `violations` lists each field that breaks a rule. */
export function isValidationError(value: unknown): value is PlatformError {
  return isPlatformError(value) && Boolean(value.details?.validationError)
}

/** The platform understood and declined: `code` says why. With `codes`, for one of these reasons. */
export function isApplicationError<Code extends string = string>(
  value: unknown,
  ...codes: readonly Code[]
): value is PlatformError & { readonly code: Code } {
  const code = isPlatformError(value) && value.details?.applicationError?.code
  return typeof code === 'string' && (!codes.length || (codes as readonly string[]).includes(code))
}

/** Neither: no answer, none that can be read, or trouble of the platform's own. */
export function isSystemError(value: unknown): value is PlatformError {
  return isPlatformError(value) && !isValidationError(value) && !isApplicationError(value)
}

/** May pass by itself: no answer, throttled, or the platform's own trouble. */
export function isTransientError(value: unknown): boolean {
  if (!isPlatformError(value)) return false
  const { status } = value
  return status === 0 || status === 408 || status === 429 || status >= 500
}

/** Kinds of specification §5. */
export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_LT'
  | 'DECIMAL_GT'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD'

export interface Violation {
  /** Wire path: `lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  readonly violatedRule: ViolatedRule
  readonly ruleName?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Error that a handler throws, turned into an answer in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: object
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, body: object, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

export function violations(list: readonly Violation[]): ApiError {
  // Clients read `data` of each violation without looking whether it is there (wire §2.8).
  const fieldViolations = [...list]
    .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
    .map((violation) => ({ data: {}, ...violation }))
  const parts = fieldViolations.map(({ field, description }) => `"${field}" ${description}`)
  const message = `INVALID_ARGUMENT: ${parts.join(', ')}`
  return new ApiError(400, message, { message, details: { validationError: { fieldViolations } } })
}

/** The violations that an error carries, if it carries any. */
export function violationsOf(error: ApiError): readonly Violation[] {
  const body = error.body as { details?: { validationError?: { fieldViolations: readonly Violation[] } } }
  return body.details?.validationError?.fieldViolations ?? []
}

export function applicationError(
  status: number,
  code: string,
  description: string,
  data: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): ApiError {
  const body = { message: description, details: { applicationError: { code, description, data } } }
  return new ApiError(status, description, body, headers)
}

/** Errors of the token endpoint (RFC 6749 §5.2). */
export function oauthError(
  status: number,
  error: string,
  description: string,
  more: Readonly<Record<string, string>> = {},
): ApiError {
  const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}
  const headers = { 'Cache-Control': 'no-store', ...challenge, ...more }
  return new ApiError(status, description, { error, error_description: description }, headers)
}

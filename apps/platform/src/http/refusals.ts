import { ApiError, applicationError } from '../base/errors.ts'
import { inSources } from '../base/stack.ts'
import { codeOf, isUnavailable } from '../data/database.ts'
import type { Services } from '../data/services.ts'
import { checkErrorAnswer, UndeclaredAnswerError } from './openapi/strict.ts'

/** Failed request, as the log names it. */
export interface Failed {
  readonly requestId: string
  readonly operation: string | undefined
  readonly method: string
  readonly path: string
}

/** Answer for a thrown error; the log records errors that are our own fault. */
export function refusalOf({ config, log }: Services, failed: Failed, error: unknown): ApiError {
  const { requestId, operation, method, path } = failed
  const thrown = config.strict ? strictly(operation, error) : error
  const known = asApiError(thrown)
  if (known.status >= 500) {
    const call = operation && { operation }
    log({ level: 'error', requestId, method, path, ...call, error: describe(thrown) })
  }
  return known
}

/** Header that leads to the page of an error's code (RFC 8288): what an answer says stays as the wire has it. */
export function helpOf(docsUrl: string | undefined, error: ApiError): Record<string, string> {
  const { details } = error.body as { details?: { applicationError?: { code: string } } }
  const code = details?.applicationError?.code
  return docsUrl && code ? { Link: `<${docsUrl}/errors/${code}/>; rel="help"` } : {}
}

export function unknownCall(method: string, path: string): ApiError {
  return applicationError(404, 'UNKNOWN_CALL', `There is no call ${method} ${path}.`)
}

/** Error for an answer whose form breaks the promised schema. */
function strictly(operation: string | undefined, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  try {
    checkErrorAnswer(operation, error.body)
    return error
  } catch (broken) {
    return broken
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof UndeclaredAnswerError) return applicationError(500, 'BROKEN_PROMISE', error.message)
  if (isUnavailable(error)) {
    return applicationError(
      503,
      'UNAVAILABLE',
      "The platform can't answer right now. Try again.",
      {},
      { 'Retry-After': '1' },
    )
  }
  // Text that the database cannot hold (NUL, or half of a surrogate pair) is the caller's fault.
  if (['22021', '22P05'].includes(codeOf(error) ?? '')) {
    return applicationError(
      400,
      'INVALID_TEXT',
      "A text contains a character that can't be stored, such as NUL.",
    )
  }
  return applicationError(500, 'INTERNAL', 'System error occurred')
}

/** The stack, never the values: a driver's error may carry what a person typed. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { stack = '', message, name } = error
  // Postgres repeats a value that it cannot read in its message (class 22: data exceptions).
  return codeOf(error)?.startsWith('22')
    ? `${name} ${codeOf(error)}${inSources(stack.slice(stack.indexOf(message) + message.length))}`
    : inSources(stack) || message
}

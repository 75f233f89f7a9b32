import { parseJson } from '../encoding/json.ts'
import { type FieldViolation, PlatformError } from '../errors.ts'
import type { Answer, AnswerHead } from './exchange.ts'

const SYSTEM_ERROR = 'System error occurred'

type Json = Record<string, unknown>

/** One of the four shapes of specification §8, from any answer that is not a 200 with the promised body. */
export function failure(answer: Answer): PlatformError {
  const body = readBody(answer.text)
  const details = object(body.details)
  const { status } = answer
  const requestId = requestIdOf(answer)
  // HTTP/2 sends no reason phrase; the number then stands for it.
  const reason = answer.statusText || String(status)
  const message = typeof body.message === 'string' && body.message ? body.message : reason

  const violations = violationsOf(details.validationError)
  if (violations) {
    const listed = violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
    return new PlatformError(`INVALID_ARGUMENT: ${listed}`, {
      status,
      requestId,
      details: { validationError: { fieldViolations: violations } },
    })
  }
  if (details.applicationError) {
    const { code, description, data } = object(details.applicationError)
    const applicationError = {
      code: string(code) ?? 'UNKNOWN',
      description: string(description) ?? 'UNKNOWN',
      data: object(data),
    }
    const shown =
      message === applicationError.description ? message : `${message}: ${applicationError.description}`
    return new PlatformError(shown, { status, requestId, details: { applicationError } })
  }
  if (status >= 400 && status < 500) {
    // The token endpoint has a form of its own (RFC 6749 §5.2), and a text of its own (spec §8).
    const oauth = string(body.error)
    const code = oauth ?? reason.toUpperCase().replace(/[^A-Z0-9]+/g, '_')
    const description = (oauth && string(body.error_description)) ?? message
    return new PlatformError(oauth ? 'something went wrong' : message, {
      status,
      requestId,
      details: { applicationError: { code, description, data: { details: body } } },
    })
  }
  return new PlatformError(SYSTEM_ERROR, { status, requestId })
}

/** No usable answer: network, deadline, not JSON, not the promised shape. */
export function systemError(cause: unknown, answer?: AnswerHead): PlatformError {
  return new PlatformError(SYSTEM_ERROR, {
    status: answer?.status ?? 0,
    requestId: answer && requestIdOf(answer),
    cause,
  })
}

function requestIdOf(answer: AnswerHead): string | undefined {
  return answer.headers.get('x-wix-request-id') ?? undefined
}

function violationsOf(validationError: unknown): FieldViolation[] | undefined {
  const list = object(validationError).fieldViolations
  if (!Array.isArray(list)) return undefined
  const violations: FieldViolation[] = []
  for (const entry of list) {
    const violation: Partial<FieldViolation> = object(entry)
    const { field, description } = violation
    // A violation that names no field cannot be shown beside one: the answer is not a validation error.
    if (typeof field !== 'string') return undefined
    violations.push({ ...violation, field, description: string(description) ?? '' })
  }
  return violations.sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0))
}

function readBody(text: string): Json {
  try {
    return object(parseJson(text))
  } catch {
    return {}
  }
}

function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

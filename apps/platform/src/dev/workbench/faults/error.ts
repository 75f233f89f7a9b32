import { type ApiError, applicationError, type ViolatedRule, violations } from '../../../base/errors.ts'
import type { Fault } from './rule.ts'

/** Errors that the platform itself answers with such a status. */
const own: Readonly<Record<number, readonly [code: string, description: string]>> = {
  401: ['UNAUTHENTICATED', 'The access token is wrong or has expired. Refresh it or sign in again.'],
  403: ['PERMISSION_DENIED', 'This caller has no permission for this call.'],
  404: ['NOT_FOUND', "The entity doesn't exist."],
  409: ['ALREADY_CHANGED', 'It was changed in the meantime. Read it again.'],
  429: ['RATE_LIMITED', 'Too many requests. Try again later.'],
  503: ['UNAVAILABLE', "The platform can't answer right now. Try again."],
}

/** Error in the platform's own form: of validation, of an application, of the system (spec §5). */
export function errorOf(fault: Extract<Fault, { kind: 'error' }>): ApiError {
  if (fault.fieldViolations) {
    return violations(
      fault.fieldViolations.map((each) => ({ ...each, violatedRule: each.violatedRule as ViolatedRule })),
    )
  }
  const [code, description] = own[fault.status] ?? ['INTERNAL', 'System error occurred']
  const { retryAfterSeconds } = fault
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return applicationError(
    fault.status,
    fault.code ?? code,
    fault.description ?? description,
    fault.data ?? {},
    headers,
  )
}

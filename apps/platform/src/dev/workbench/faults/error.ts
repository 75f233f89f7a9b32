import { type ApiError, applicationError, type ViolatedRule, violations } from '../../../base/errors.ts'
import type { Fault } from './rule.ts'

/** Errors that the platform itself answers with such a status. */
const own: Readonly<Record<number, readonly [code: string, description: string]>> = {
  401: ['UNAUTHENTICATED', 'The access token is not valid, or no longer'],
  403: ['PERMISSION_DENIED', 'This identity may not make this call'],
  404: ['NOT_FOUND', 'There is no such thing'],
  409: ['ALREADY_CHANGED', 'It was changed by somebody else meanwhile'],
  429: ['RATE_LIMITED', 'Too many requests'],
  503: ['UNAVAILABLE', 'The platform cannot answer right now'],
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

import { ApiError, violationsOf } from '../errors.ts'

/** What a person may read of it; a fault of ours goes on to where faults are answered. */
export function told(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  const violation = violationsOf(error)[0]
  if (!violation) return `${error.message}.`
  const subject = violation.field.endsWith('assword') ? 'The password' : 'The email address'
  return `${subject} ${violation.description}.`
}

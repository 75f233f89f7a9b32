import { digestOf } from '../digest.ts'
import { applicationError } from '../errors.ts'

/** What a form keeps of the settings it shows, to tell whether they are still these. */
export const etagOf = digestOf

/** @throws ApiError 409 where somebody else has changed since what a form showed; nothing is asked of who shows no mark */
export function refuseOverwriting(now: object, seen: string | undefined): void {
  if (seen !== undefined && seen !== etagOf(now))
    throw applicationError(409, 'REVISION_MISMATCH', 'These settings have been changed since')
}

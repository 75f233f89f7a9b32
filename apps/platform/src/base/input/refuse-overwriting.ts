import { digestOf } from '../digest.ts'
import { applicationError } from '../errors.ts'

/** ETag of the settings that a form shows, sent back to detect concurrent changes. */
export const etagOf = digestOf

/** @throws ApiError 409 where somebody else has changed since what a form showed; nothing is asked of who shows no mark */
export function refuseOverwriting(now: object, seen: string | undefined): void {
  if (seen !== undefined && seen !== etagOf(now))
    throw applicationError(
      409,
      'REVISION_MISMATCH',
      'These settings were changed in the meantime. Read them again.',
    )
}

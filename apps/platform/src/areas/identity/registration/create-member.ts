import { applicationError } from '../../../base/errors.ts'
import { isUniqueViolation, type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { MemberRow } from '../member-row.ts'
import { insertMember, type Registration } from './store.ts'

/** Adds a member with a contact of its own; other areas add theirs, and `also` the rest, in the same transaction. */
export async function createMember<T>(
  services: Services,
  registration: Registration,
  also: (trx: Trx, member: MemberRow) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(services.db, async (trx) =>
        also(trx, await insertMember(trx, services, registration)),
      )
    } catch (error) {
      if (
        isUniqueViolation(error, 'members_email_key_key') ||
        isUniqueViolation(error, 'members_by_email_skeleton')
      ) {
        throw applicationError(409, '-19995', 'A member with this email address already exists.')
      }
      // A concurrent registration took the same slug between the check and the insert.
      if (!isUniqueViolation(error, 'members_slug_key') || attempt === 3) throw error
    }
  }
}

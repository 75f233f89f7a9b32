import type { Insertable } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'
import type { AccountRow } from '../../view.ts'

/** Undefined where the contact has an account already. */
export function insertAccount(
  trx: Trx,
  account: Insertable<Tables['loyaltyAccounts']>,
): Promise<AccountRow | undefined> {
  return trx
    .insertInto('loyaltyAccounts')
    .values(account)
    .onConflict((conflict) => conflict.column('contactId').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function findMemberOfContact(trx: Trx, contactId: string): Promise<string | undefined> {
  const member = await trx
    .selectFrom('members')
    .select('id')
    .where('contactId', '=', contactId)
    .executeTakeFirst()
  return member?.id
}

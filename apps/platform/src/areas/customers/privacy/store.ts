import type { Db } from '../../../data/database.ts'

/** Addresses by which a customer's orders are known. */
export async function findAddresses(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customerEmails')
    .select('email')
    .where('customerId', '=', customerId)
    .execute()
  return rows.map(({ email }) => email)
}

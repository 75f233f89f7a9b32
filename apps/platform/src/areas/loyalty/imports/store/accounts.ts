import type { Db } from '../../../../data/database.ts'

export async function findAccountsByEmail(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .innerJoin('loyaltyAccounts', 'loyaltyAccounts.memberId', 'members.id')
    .select(['members.emailKey', 'loyaltyAccounts.id'])
    .where('members.emailKey', 'in', keys)
    .execute()
  return new Map(rows.map(({ emailKey, id }) => [emailKey, id]))
}

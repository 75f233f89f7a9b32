import type { Trx } from '../../../../data/database.ts'

/** When an order is placed: takes the uses, or says that there are not enough. Two at once cannot both have the last. */
export async function useMembership(
  trx: Trx,
  use: {
    readonly membershipId: string
    readonly orderId: string
    readonly uses: number
    readonly date: Date
  },
): Promise<boolean> {
  const { membershipId, orderId, uses, date } = use
  const taken = await trx
    .updateTable('memberships')
    .set((column) => ({ remaining: column('remaining', '-', uses) }))
    .where('id', '=', membershipId)
    .where((where) => where.or([where('remaining', 'is', null), where('remaining', '>=', uses)]))
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', date)]))
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false
  await trx.insertInto('membershipUses').values({ membershipId, orderId, uses, createdAt: date }).execute()
  return true
}

/** When an order comes to nothing: its uses are there again. */
export async function restoreMemberships(trx: Trx, orderId: string): Promise<void> {
  const uses = await trx
    .deleteFrom('membershipUses')
    .where('orderId', '=', orderId)
    .returning(['membershipId', 'uses'])
    .execute()
  for (const { membershipId, uses: back } of uses)
    await trx
      .updateTable('memberships')
      .set((column) => ({ remaining: column('remaining', '+', back) }))
      .where('id', '=', membershipId)
      .where('remaining', 'is not', null)
      .execute()
}

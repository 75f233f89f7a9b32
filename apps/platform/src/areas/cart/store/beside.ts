import type { Db, Trx } from '../../../data/database.ts'
import type { Owner } from '../owner.ts'

/** The code of a coupon by its id. */
export async function couponCodeOf(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('coupons').select('code').where('id', '=', id).executeTakeFirst()
  return row?.code
}

/** The id of the cart that a checkout was made from. */
export async function cartIdOfCheckout(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('checkouts').select('cartId').where('id', '=', id).executeTakeFirst()
  return row?.cartId
}

/** Hands the open checkouts of a visitor to the member they have become. */
export async function handOverCheckouts(trx: Trx, visitorId: string, member: Owner): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set(member)
    .where('ownerType', '=', 'VISITOR')
    .where('ownerId', '=', visitorId)
    .where('status', '=', 'OPEN')
    .execute()
}

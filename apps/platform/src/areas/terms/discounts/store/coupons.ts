import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { Rows } from '../../crud/resource.ts'
import { type Coupon, couponKey } from '../coupons.ts'

export function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupons').selectAll().where('codeKey', '=', couponKey(code)).executeTakeFirst()
}

export function findOtherWithCode(trx: Trx, id: string, code: string) {
  return trx
    .selectFrom('coupons')
    .select('id')
    .where('codeKey', '=', couponKey(code))
    .where('id', '<>', id)
    .executeTakeFirst()
}

export function findTakenCodes(trx: Trx, keys: readonly string[]) {
  return trx.selectFrom('coupons').select('codeKey').where('codeKey', 'in', keys).execute()
}

export async function insertCoupons(trx: Trx, rows: readonly Coupon[]): Promise<void> {
  await trx.insertInto('coupons').values(rows.map(stored)).execute()
}

export const couponRows: Rows<Coupon> = {
  all: (db: Db) => db.selectFrom('coupons').selectAll().orderBy('id').execute(),
  find: (db, id, options) => findOne(db.selectFrom('coupons').selectAll().where('id', '=', id), options),
  insert: (trx, row) => trx.insertInto('coupons').values(stored(row)).execute(),
  update(trx, row) {
    const { used: _, ...rest } = stored(row)
    return trx.updateTable('coupons').set(rest).where('id', '=', row.id).execute()
  },
  async remove(trx, { id }) {
    const used = await trx
      .selectFrom('couponUses')
      .select('orderId')
      .where('couponId', '=', id)
      .executeTakeFirst()
    const bought = await trx
      .selectFrom('loyaltyCoupons')
      .select('id')
      .where('couponId', '=', id)
      .executeTakeFirst()
    if (bought)
      throw applicationError(
        409,
        'COUPON_IS_OF_LOYALTY',
        'A member bought this coupon with points. Delete the loyalty coupon instead.',
        {
          loyaltyCouponId: bought.id,
        },
      )
    if (used)
      throw applicationError(409, 'COUPON_IN_USE', 'An order used this coupon. Deactivate it instead.')
    await trx.deleteFrom('coupons').where('id', '=', id).execute()
  },
}

const stored = (row: Coupon) => ({
  ...row,
  scopes: row.scopes ? jsonb(row.scopes) : null,
  tiers: row.tiers ? jsonb(row.tiers) : null,
  segmentIds: row.segmentIds ? jsonb(row.segmentIds) : null,
})

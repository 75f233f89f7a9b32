import type { Updateable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import type { Tables } from '../../../../data/tables.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { LoyaltyCouponRow } from '../view.ts'

export interface Redemption {
  readonly account: { readonly id: string } | { readonly memberId: string }
  readonly rewardId: string
  /** How often it is redeemed at once; more than once only for money off at the checkout. */
  readonly times: number
  /** A request sent again under the same key is answered with the first coupon. */
  readonly idempotencyKey?: string | undefined
  readonly caller: Caller
}

export function findCouponByTransaction(trx: Trx, transactionId: string): Promise<LoyaltyCouponRow> {
  return trx
    .selectFrom('loyaltyCoupons')
    .selectAll()
    .where('transactionId', '=', transactionId)
    .executeTakeFirstOrThrow()
}

export async function insertCoupon(trx: Trx, coupon: LoyaltyCouponRow): Promise<void> {
  await trx
    .insertInto('loyaltyCoupons')
    .values({ ...coupon, specification: jsonb(coupon.specification) })
    .execute()
}

/** The account that pays, with what rewards go by. */
export function findSpender(trx: Trx, wanted: Redemption['account']) {
  return trx
    .selectFrom('loyaltyAccounts')
    .select(['id', 'memberId', 'tierId'])
    .$if('id' in wanted, (all) => all.where('id', '=', 'id' in wanted ? wanted.id : ''))
    .$if('memberId' in wanted, (all) =>
      all.where('memberId', '=', 'memberId' in wanted ? wanted.memberId : ''),
    )
    .executeTakeFirst()
}

export async function findLoyaltyCoupon(db: Db, id: string): Promise<LoyaltyCouponRow> {
  const row = isUuid(id)
    ? await db
        .selectFrom('loyaltyCoupons')
        .selectAll()
        .where('id', '=', id)
        .where('deleted', '=', false)
        .executeTakeFirst()
    : undefined
  if (row) return row
  throw applicationError(404, 'COUPON_NOT_FOUND', 'Loyalty coupon not found.')
}

/** Undefined where somebody has changed or deleted it since. */
export function archiveCoupon(
  trx: Trx,
  { id, revision }: LoyaltyCouponRow,
  date: Date,
): Promise<{ readonly revision: number } | undefined> {
  return trx
    .updateTable('loyaltyCoupons')
    .set({ deleted: true, status: 'ARCHIVED', revision: revision + 1, updatedAt: date })
    .where('id', '=', id)
    .where('deleted', '=', false)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
}

export function lockCouponOfOrder(trx: Trx, orderId: string): Promise<LoyaltyCouponRow | undefined> {
  return trx
    .selectFrom('loyaltyCoupons')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('application', 'in', ['APPLIED', 'COMPLETED'])
    .forUpdate()
    .executeTakeFirst()
}

export async function findCouponIdByCode(trx: Trx, code: string): Promise<string | undefined> {
  const coupon = await trx
    .selectFrom('loyaltyCoupons')
    .select('couponId')
    .where('code', '=', code)
    .executeTakeFirst()
  return coupon?.couponId
}

export async function updateCoupon(
  trx: Trx,
  id: string,
  changes: Updateable<Tables['loyaltyCoupons']>,
): Promise<void> {
  await trx.updateTable('loyaltyCoupons').set(changes).where('id', '=', id).execute()
}

export function lockCoupon(trx: Trx, couponId: string): Promise<LoyaltyCouponRow | undefined> {
  return trx
    .selectFrom('loyaltyCoupons')
    .selectAll()
    .where('couponId', '=', couponId)
    .forUpdate()
    .executeTakeFirst()
}

/** Newest first. */
export function findCouponsOfMember(db: Db, memberId: string, limit: number): Promise<LoyaltyCouponRow[]> {
  return db
    .selectFrom('loyaltyCoupons')
    .innerJoin('loyaltyAccounts', 'loyaltyAccounts.id', 'loyaltyCoupons.accountId')
    .selectAll('loyaltyCoupons')
    .where('loyaltyAccounts.memberId', '=', memberId)
    .where('deleted', '=', false)
    .orderBy('loyaltyCoupons.createdAt', 'desc')
    .orderBy('loyaltyCoupons.id', 'desc')
    .limit(limit)
    .execute()
}

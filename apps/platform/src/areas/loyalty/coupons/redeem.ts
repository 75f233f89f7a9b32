import { randomInt, randomUUID } from 'node:crypto'
import { loyaltyCouponCreated } from '@galleria/platform-client/events'
import { digestOf } from '../../../base/digest.ts'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import { enter, noAccount } from '../ledger/index.ts'
import { findReward } from '../rewards/store/rewards.ts'
import { offerFor, type RewardReduction } from '../rewards/terms.ts'
import type { RewardRow } from '../rewards/view.ts'
import { specificationOf } from './specification.ts'
import { findCouponByTransaction, findSpender, insertCoupon, type Redemption } from './store/coupons.ts'
import { insertShopCoupon, type ShopCoupon } from './store/shop-coupons.ts'
import { type LoyaltyCouponRow, loyaltyCouponView } from './view.ts'

/** Days for which a coupon can be used before its points return by themselves; a coupon for this very checkout has one. */
const DAYS = { COUPON_REWARD: 90, DISCOUNT_AMOUNT: 1 } as const
const DAY = 86_400_000

/**
 * Points become a coupon of the shop's, in one transaction: never one without the other.
 * @throws ApiError 404 `REWARD_NOT_FOUND`, `ACCOUNT_NOT_FOUND`; 428 `REWARD_NOT_ACTIVE`, `NOT_ENOUGH_POINTS`,
 * `PROGRAM_NOT_ACTIVE`, `REWARD_NOT_FOR_THIS_TIER`; 422 `IDEMPOTENCY_KEY_REUSED`
 */
export async function redeem(
  trx: Trx,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  redemption: Redemption,
): Promise<LoyaltyCouponRow> {
  const date = clock.now()
  const { currency } = config
  const { times, caller } = redemption
  const account = await accountOf(trx, redemption.account)
  const reward = await findReward(trx, redemption.rewardId)
  if (times > 1 && reward.type !== 'DISCOUNT_AMOUNT')
    throw applicationError(
      400,
      'REWARD_IS_ONE_COUPON',
      'This reward is redeemed one at a time. Remove times.',
    )
  const offer = offerFor(reward.terms, account.tierId, currency)
  if (!offer)
    throw applicationError(428, 'REWARD_NOT_FOR_THIS_TIER', 'This reward is for members of another tier.')
  const cost = offer.cost * times
  const [id, couponId] = [randomUUID(), randomUUID()]
  const entered = await enter(trx, {
    accountId: account.id,
    type: 'REDEEM',
    amount: -cost,
    description: reward.name,
    key: `redeem ${redemption.idempotencyKey ?? id}`,
    ...(redemption.idempotencyKey ? { digest: digestOf({ rewardId: reward.id, times }) } : {}),
    info: { rewardId: reward.id, rewardType: reward.type, referenceEntityId: couponId },
    onlyActive: true,
    date,
  })
  if (entered.repeated) return findCouponByTransaction(trx, entered.transactionId)
  // After the points: of two that are sent at once, the second must find what the first has bought even if the reward rests since.
  if (!reward.active)
    throw applicationError(428, 'REWARD_NOT_ACTIVE', "This reward isn't available right now.", {
      rewardId: reward.id,
    })
  const reduction: RewardReduction =
    offer.reduction.kind === 'AMOUNT'
      ? { kind: 'AMOUNT', amount: offer.reduction.amount * times }
      : offer.reduction
  const row: LoyaltyCouponRow = {
    ...{ id, accountId: account.id, memberId: account.memberId, rewardId: reward.id, couponId, cost },
    ...{ rewardType: reward.type, rewardName: reward.name, transactionId: entered.transactionId },
    code: newCode(),
    specification: specificationOf(reward, reduction, currency),
    ...{ status: 'ACTIVE', application: 'UNUSED', orderId: null, refundTransactionId: null, deleted: false },
    expiresAt: new Date(date.getTime() + DAYS[reward.type] * DAY),
    ...{ revision: 1, createdAt: date, updatedAt: date },
  }
  await insertShopCoupon(trx, shopCouponOf(row, reward, reduction, currency))
  await insertCoupon(trx, row)
  const entity = loyaltyCouponView(row)
  await emit(trx, loyaltyCouponCreated, { entityId: id, revision: 1, date, caller, entity })
  return row
}

async function accountOf(trx: Trx, wanted: Redemption['account']) {
  if ('id' in wanted && !isUuid(wanted.id)) throw noAccount()
  const account = await findSpender(trx, wanted)
  if (account) return account
  throw noAccount()
}

/** The shop's coupon behind it: used once, by this member alone. */
function shopCouponOf(
  row: LoyaltyCouponRow,
  { terms }: RewardRow,
  reduction: RewardReduction,
  currency: string,
): ShopCoupon {
  const { minimumSubtotal, scope, limitedToOneItem, appliesToSubscriptions } = terms.couponReward ?? {}
  const { group } = scope ?? {}
  return {
    id: row.couponId,
    code: row.code,
    codeKey: row.code,
    name: row.rewardName,
    kind: reduction.kind,
    percent: reduction.kind === 'PERCENT' ? reduction.percent : null,
    amountMinor: reduction.kind === 'AMOUNT' ? reduction.amount : null,
    fixedPriceMinor: reduction.kind === 'FIXED_PRICE' ? reduction.amount : null,
    buyPieces: reduction.kind === 'BUY_X_GET_Y' ? reduction.buy : null,
    freePieces: reduction.kind === 'BUY_X_GET_Y' ? reduction.get : null,
    minimumSubtotalMinor: fromDecimal(String(minimumSubtotal ?? 0), currency) ?? 0,
    scopes: group ? [`${group.name}:${group.entityId}`] : null,
    onePiece: limitedToOneItem ?? false,
    forSubscriptions: appliesToSubscriptions ?? true,
    memberId: row.memberId,
    usageLimit: 1,
    limitPerCustomer: 1,
    used: 0,
    startsAt: null,
    expiresAt: row.expiresAt,
    active: true,
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  }
}

// Signs that nobody takes for one another: no 0 and O, no 1 and I and L.
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Twelve of thirty-one signs: 59 random bits, for one member alone. */
function newCode(): string {
  const part = () => Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return `PTS-${part()}-${part()}`
}

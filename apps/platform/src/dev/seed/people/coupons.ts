import {
  type Application,
  type CouponStatus,
  offerFor,
  specificationOf,
} from '../../../areas/loyalty/index.ts'
import type { Coupon } from '../../../areas/terms/index.ts'
import { CURRENCY } from '../../../domain/money/defaults.ts'
import type { Reduction } from '../../../domain/pricing/discounts/discount.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MemberSeed } from './index.ts'
import type { PlannedOrder } from './order-plan.ts'
import { rewardId, rewardRows } from './rewards.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

/** A coupon that a member bought with points, and what became of it. */
export interface Bought {
  readonly name: string
  readonly member: MemberSeed
  readonly reward: string
  readonly cost: number
  readonly status: CouponStatus
  readonly application: Application
  readonly createdAt: Date
  /** When its points came back. */
  readonly returnedAt?: Date | undefined
  readonly coupon: Coupon
  readonly specification: ReturnType<typeof specificationOf>
  readonly type: 'COUPON_REWARD' | 'DISCOUNT_AMOUNT'
  /** Order that it was used for. */
  readonly orderId: string | null
}

type Fate = Pick<Bought, 'reward' | 'status' | 'application'> & {
  /** Position of the order that used it, among the member's orders, newest first. */
  readonly order?: number
  /** Days ago; of one that an order used, days before that order. */
  readonly bought: number
  /** Days after which its points came back. */
  readonly returned?: number
}

const active = { status: 'ACTIVE', application: 'UNUSED' } as const
const archived = (application: Application) => ({ status: 'ARCHIVED' as const, application })

/** The demonstration member's: every end that a coupon can come to. */
const fates: readonly Fate[] = [
  { reward: 'Ten dollars off', ...active, bought: 3 },
  { reward: 'Free delivery', ...active, bought: 88.4 },
  { reward: 'Ten dollars off', status: 'APPLIED', application: 'COMPLETED', order: 10, bought: 1 },
  { reward: 'Free delivery', status: 'APPLIED', application: 'APPLIED', order: 2, bought: 1 },
  { reward: 'Five dollars off at checkout', ...archived('REFUNDED'), order: 6, bought: 0.2, returned: 1 },
  { reward: 'A share off your order', ...archived('REFUNDED_DUE_TO_TIMEOUT'), bought: 200.3, returned: 90 },
  {
    ...{ reward: 'Ten dollars off', ...archived('REFUNDED_DUE_TO_MANUAL_DISCOUNT_REMOVAL') },
    ...{ bought: 60.7, returned: 0.02 },
  },
  {
    ...{
      reward: 'Buy two pieces of tableware, get one free',
      status: 'FAILED',
      application: 'FAILED_TO_REFUND',
    },
    bought: 150.1,
  },
]

/** Coupons that members of a full store bought with points. */
export function boughtCoupons(
  members: readonly MemberSeed[],
  now: Date,
  orders: readonly PlannedOrder[],
): Bought[] {
  const [ada] = members
  if (!ada) return []
  const { loyaltyRewards } = rewardRows(now)
  return fates.map((fate, index): Bought => {
    const reward = loyaltyRewards.find(({ name }) => name === fate.reward)
    const offer = reward && offerFor(reward.terms, null, CURRENCY)
    if (!offer) throw new Error(`there is no reward "${fate.reward}" to seed a coupon of`)
    const order = orders.find(({ member, place }) => member === ada && place === fate.order)
    const from = order?.date ?? now
    const createdAt = new Date(from.getTime() - fate.bought * DAY)
    const name = `${ada.loginEmail}/${index}`
    const until = new Date(createdAt.getTime() + (reward.type === 'COUPON_REWARD' ? 90 : 1) * DAY)
    const row = { ...reward, createdAt, updatedAt: createdAt }
    const { cost, reduction } = offer
    const used = order ? 1 : 0
    const open = fate.status === 'ACTIVE'
    return {
      ...{ name, member: ada, cost, createdAt, type: reward.type },
      ...{
        reward: fate.reward,
        status: fate.status,
        application: fate.application,
        orderId: order?.orderId ?? null,
      },
      ...(fate.returned === undefined
        ? {}
        : { returnedAt: new Date((used ? from : createdAt).getTime() + fate.returned * DAY) }),
      specification: specificationOf(row, reduction, CURRENCY),
      coupon: shopCoupon(name, fate.reward, reduction, {
        ...{ memberId: ada.id, used, active: open || used === 1, expiresAt: until },
        ...{ createdAt, updatedAt: createdAt },
        ...termsOf(reward.terms.couponReward),
      }),
    }
  })
}

type CouponTerms = NonNullable<
  ReturnType<typeof rewardRows>['loyaltyRewards'][number]['terms']['couponReward']
>

function termsOf(terms: CouponTerms | undefined): Partial<Coupon> {
  const { minimumSubtotal = 0, scope, limitedToOneItem, appliesToSubscriptions } = terms ?? {}
  return {
    minimumSubtotalMinor: minimumSubtotal * 100,
    scopes: scope?.group ? [`${scope.group.name}:${scope.group.entityId}`] : null,
    onePiece: limitedToOneItem ?? false,
    forSubscriptions: appliesToSubscriptions ?? true,
  }
}

function shopCoupon(name: string, title: string, reduction: Reduction, more: Partial<Coupon>): Coupon {
  const code = codeOf(name)
  const date = more.createdAt as Date
  return {
    ...{ id: idOf('coupon', `points ${name}`), code, codeKey: code, name: title, kind: reduction.kind },
    percent: reduction.kind === 'PERCENT' ? reduction.percent : null,
    amountMinor: reduction.kind === 'AMOUNT' ? reduction.amount : null,
    fixedPriceMinor: reduction.kind === 'FIXED_PRICE' ? reduction.amount : null,
    buyPieces: reduction.kind === 'BUY_X_GET_Y' ? reduction.buy : null,
    freePieces: reduction.kind === 'BUY_X_GET_Y' ? reduction.get : null,
    ...{ minimumSubtotalMinor: 0, usageLimit: 1, used: 0, startsAt: null, expiresAt: null, active: true },
    ...{ scopes: null, limitPerCustomer: 1, memberId: null, onePiece: false, forSubscriptions: true },
    ...{ tiers: null, combines: true, segmentIds: null },
    ...{ revision: 1, createdAt: date, updatedAt: date },
    ...more,
  }
}

function codeOf(name: string): string {
  const sign = (hex: string) => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[Number.parseInt(hex, 16)] ?? '2'
  const signs = [...idOf('coupon code', name).replaceAll('-', '')].map(sign)
  return `PTS-${signs.slice(0, 6).join('')}-${signs.slice(6, 12).join('')}`
}

/** Ids of the transactions that paid for it, and that gave its points back. */
export const transactionsOf = ({ name }: Bought) => ({
  paid: idOf('loyalty transaction', `coupon ${name}`),
  back: idOf('loyalty transaction', `coupon ${name} back`),
})

export interface CouponRows {
  readonly coupons: Inserted<'coupons'>[]
  readonly couponUses: Inserted<'couponUses'>[]
  readonly loyaltyCoupons: Inserted<'loyaltyCoupons'>[]
}

export function couponRows(bought: readonly Bought[]): CouponRows {
  return {
    coupons: bought.map(({ coupon }) => coupon),
    couponUses: bought.flatMap(({ coupon, orderId }) => (orderId ? [{ couponId: coupon.id, orderId }] : [])),
    loyaltyCoupons: bought.map((each) => ({
      id: idOf('loyalty coupon', each.name),
      accountId: idOf('loyalty account', each.member.loginEmail),
      memberId: each.member.id,
      rewardId: rewardId(each.reward),
      rewardType: each.type,
      rewardName: each.reward,
      transactionId: transactionsOf(each).paid,
      couponId: each.coupon.id,
      code: each.coupon.code,
      specification: each.specification,
      cost: each.cost,
      status: each.status,
      application: each.application,
      orderId: each.orderId,
      refundTransactionId: each.returnedAt ? transactionsOf(each).back : null,
      expiresAt: each.coupon.expiresAt ?? each.createdAt,
      deleted: false,
      revision: 1,
      createdAt: each.createdAt,
      updatedAt: each.returnedAt ?? new Date(each.createdAt.getTime() + (each.orderId ? HOUR : 0)),
    })),
  }
}

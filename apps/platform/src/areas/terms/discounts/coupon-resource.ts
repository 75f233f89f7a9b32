import { Coupon as Entity } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/discounts'
import { z } from 'zod'
import { entityOf, type Row } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import type { Trx } from '../../../data/database.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { requireSegments } from '../../customers/index.ts'
import { checkOrder, Moment, Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import { type Coupon, couponDiscount, couponKey, couponStatus } from './coupons.ts'
import { DiscountInput, discountView, reductionOf } from './rule-parts.ts'
import { couponRows, findOtherWithCode } from './store/coupons.ts'

interface Currency {
  readonly currency: string
}

export const CouponCode = z.string().trim().min(1).max(20).regex(/^\S+$/, { error: 'must be one word' })
const Limit = z.int().min(1).max(1_000_000_000).nullish()
export const CouponInput = z.object({
  name: z.string().min(1).max(80),
  code: CouponCode,
  active: z.boolean().default(true),
  discount: DiscountInput,
  minimumSubtotal: Decimal.nullish(),
  /** Scopes that are reduced; all goods without it. */
  scopes: Scopes.nullish(),
  startTime: Moment.nullish(),
  expirationTime: Moment.nullish(),
  usageLimit: Limit,
  limitPerCustomer: Limit,
  /** Whether rules may count beside it; the larger saving wins otherwise. */
  combines: z.boolean().default(true),
  segmentIds: z.array(z.guid()).max(20).nullish(),
})
type Input = z.output<typeof CouponInput>
const Changes = z.object({
  ...CouponInput.partial().shape,
  active: z.boolean().optional(),
  combines: z.boolean().optional(),
})
type Changes = z.output<typeof Changes>

export function couponView({ config, clock }: Pick<OwnerContext, 'config' | 'clock'>, row: Coupon) {
  const { startsAt, expiresAt, usageLimit, limitPerCustomer, minimumSubtotalMinor, memberId } = row
  return {
    ...entityOf(row),
    name: row.name,
    code: row.code,
    active: row.active,
    status: couponStatus(row, clock.now()),
    discount: discountView(couponDiscount(row).reduction, config.currency),
    minimumSubtotal: toDecimal(minimumSubtotalMinor, config.currency),
    ...(row.scopes ? { scopes: row.scopes } : {}),
    ...(startsAt ? { startTime: startsAt.toISOString() } : {}),
    ...(expiresAt ? { expirationTime: expiresAt.toISOString() } : {}),
    ...(usageLimit === null ? {} : { usageLimit }),
    ...(limitPerCustomer === null ? {} : { limitPerCustomer }),
    combines: row.combines,
    ...(row.segmentIds?.length ? { segmentIds: row.segmentIds } : {}),
    numberOfUsages: Number(row.used),
    ...(memberId ? { memberId } : {}),
  }
}

async function written(trx: Trx, { config }: OwnerContext, row: Coupon, changes: Changes): Promise<Coupon> {
  await requireSegments(trx, changes.segmentIds ?? [])
  const after = changedCoupon(config, row, changes)
  await checkFree(trx, row.id, after.code)
  return after
}

function changedCoupon({ currency }: Currency, row: Coupon, changes: Changes): Coupon {
  const code = changes.code ?? row.code
  const least = changes.minimumSubtotal
  const after = {
    ...row,
    ...(changes.discount ? termsOf(changes.discount, currency) : {}),
    name: changes.name ?? row.name,
    active: changes.active ?? row.active,
    combines: changes.combines ?? row.combines,
    code,
    codeKey: couponKey(code),
    minimumSubtotalMinor:
      least === undefined
        ? row.minimumSubtotalMinor
        : minorAmount(least ?? '0', currency, 'coupon.minimumSubtotal'),
    scopes: changes.scopes === undefined ? row.scopes : changes.scopes,
    startsAt: changes.startTime === undefined ? row.startsAt : changes.startTime,
    expiresAt: changes.expirationTime === undefined ? row.expiresAt : changes.expirationTime,
    usageLimit: changes.usageLimit === undefined ? row.usageLimit : changes.usageLimit,
    limitPerCustomer:
      changes.limitPerCustomer === undefined ? row.limitPerCustomer : changes.limitPerCustomer,
    segmentIds: changes.segmentIds === undefined ? row.segmentIds : changes.segmentIds,
  }
  checkOrder(after.startsAt, after.expiresAt, 'coupon.expirationTime')
  return after
}

async function checkFree(trx: Trx, id: string, code: string): Promise<void> {
  const taken = await findOtherWithCode(trx, id, code)
  if (taken)
    throw applicationError(
      409,
      'COUPON_CODE_ALREADY_EXISTS',
      'Another coupon already has this code. Use another code.',
    )
}

function termsOf(discount: DiscountInput, currency: string) {
  const none = {
    ...{ percent: null, amountMinor: null, fixedPriceMinor: null, buyPieces: null, freePieces: null },
    tiers: null,
  }
  const reduction = reductionOf(discount, currency, 'coupon.discount')
  const { kind } = reduction
  switch (reduction.kind) {
    case 'PERCENT':
      return { ...none, kind, percent: reduction.percent }
    case 'AMOUNT':
      return { ...none, kind, amountMinor: reduction.amount }
    case 'FIXED_PRICE':
      return { ...none, kind, fixedPriceMinor: reduction.amount }
    case 'BUY_X_GET_Y':
      return { ...none, kind, buyPieces: reduction.buy, freePieces: reduction.get }
    case 'TIERS':
      return { ...none, kind, tiers: { by: reduction.by, steps: reduction.steps } }
    case 'FREE_SHIPPING':
      return { ...none, kind }
  }
}

/** Coupon that an input describes, of nobody and not used yet. */
export function newCoupon(config: Currency, input: Input, row: Row): Coupon {
  const { name, code, active, combines } = input
  const open = {
    onePiece: false,
    forSubscriptions: true,
    startsAt: null,
    expiresAt: null,
    usageLimit: null,
    limitPerCustomer: null,
    memberId: null,
    segmentIds: null,
  }
  const terms = termsOf(input.discount, config.currency)
  const plain = { name, code, active, combines, codeKey: '', scopes: null, used: 0, minimumSubtotalMinor: 0 }
  return changedCoupon(config, { ...row, ...open, ...terms, ...plain }, input)
}

/** Coupons; how often one was used is counted by orders alone. */
export const couponResource: CrudResource<Coupon, Input, Changes, ReturnType<typeof couponView>> = {
  one: 'coupon',
  operations: {
    create: operations.createCoupon,
    query: operations.queryCoupons,
    get: operations.getCoupon,
    update: operations.updateCoupon,
    remove: operations.deleteCoupon,
  },
  Input: CouponInput,
  Changes,
  Entity,
  view: couponView,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    code: { kind: 'text', read: ({ code }) => code, sortable: true },
    name: { kind: 'text', read: ({ name }) => name, sortable: true },
    active: { kind: 'boolean', read: ({ active }) => active },
    status: { kind: 'text', read: ({ status }) => status, sortable: true },
    memberId: { kind: 'id', read: ({ memberId }) => memberId },
    createdDate: { kind: 'date', read: ({ createdDate }) => Date.parse(createdDate), sortable: true },
    numberOfUsages: { kind: 'number', read: ({ numberOfUsages }) => numberOfUsages, sortable: true },
  },
  rows: couponRows,
  async make(trx, { config }, input, row) {
    await requireSegments(trx, input.segmentIds ?? [])
    const coupon = newCoupon(config, input, row)
    await checkFree(trx, row.id, coupon.code)
    return coupon
  },
  change: written,
}

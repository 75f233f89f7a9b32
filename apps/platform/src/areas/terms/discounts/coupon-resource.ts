import { Coupon as Entity } from '@galleria/platform-client/entities/trade'
import * as operations from '@galleria/platform-client/operations/terms/discounts'
import { z } from 'zod'
import { entityOf } from '../../../base/entity.ts'
import { applicationError } from '../../../base/errors.ts'
import { Decimal } from '../../../base/input/wire-parts.ts'
import type { Trx } from '../../../data/database.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { checkOrder, Moment, Scopes } from '../crud/parts.ts'
import type { CrudResource, OwnerContext } from '../crud/resource.ts'
import { type Coupon, couponDiscount, couponKey } from './coupons.ts'
import { DiscountInput, discountView, reductionOf } from './rule-parts.ts'
import { couponRows, findOtherWithCode } from './store/coupons.ts'

const Code = z.string().trim().min(1).max(20).regex(/^\S+$/, { error: 'must be one word' })
const Limit = z.int().min(1).max(1_000_000_000).nullish()
const Input = z.object({
  name: z.string().min(1).max(80),
  code: Code,
  active: z.boolean().default(true),
  discount: DiscountInput,
  minimumSubtotal: Decimal.nullish(),
  /** Scopes that are reduced; all goods without it. */
  scopes: Scopes.nullish(),
  startTime: Moment.nullish(),
  expirationTime: Moment.nullish(),
  usageLimit: Limit,
  limitPerCustomer: Limit,
})
type Input = z.output<typeof Input>
const Changes = z.object({ ...Input.partial().shape, active: z.boolean().optional() })
type Changes = z.output<typeof Changes>

function view({ config }: OwnerContext, row: Coupon) {
  const { startsAt, expiresAt, usageLimit, limitPerCustomer, minimumSubtotalMinor } = row
  return {
    ...entityOf(row),
    name: row.name,
    code: row.code,
    active: row.active,
    discount: discountView(couponDiscount(row).reduction, config.currency),
    minimumSubtotal: toDecimal(minimumSubtotalMinor, config.currency),
    ...(row.scopes ? { scopes: row.scopes } : {}),
    ...(startsAt ? { startTime: startsAt.toISOString() } : {}),
    ...(expiresAt ? { expirationTime: expiresAt.toISOString() } : {}),
    ...(usageLimit === null ? {} : { usageLimit }),
    ...(limitPerCustomer === null ? {} : { limitPerCustomer }),
    numberOfUsages: Number(row.used),
  }
}

async function written(trx: Trx, { config }: OwnerContext, row: Coupon, changes: Changes): Promise<Coupon> {
  const code = changes.code ?? row.code
  await checkFree(trx, row.id, code)
  const least = changes.minimumSubtotal
  const after = {
    ...row,
    ...(changes.discount ? termsOf(changes.discount, config.currency) : {}),
    name: changes.name ?? row.name,
    active: changes.active ?? row.active,
    code,
    codeKey: couponKey(code),
    minimumSubtotalMinor:
      least === undefined
        ? row.minimumSubtotalMinor
        : minorAmount(least ?? '0', config.currency, 'coupon.minimumSubtotal'),
    scopes: changes.scopes === undefined ? row.scopes : changes.scopes,
    startsAt: changes.startTime === undefined ? row.startsAt : changes.startTime,
    expiresAt: changes.expirationTime === undefined ? row.expiresAt : changes.expirationTime,
    usageLimit: changes.usageLimit === undefined ? row.usageLimit : changes.usageLimit,
    limitPerCustomer:
      changes.limitPerCustomer === undefined ? row.limitPerCustomer : changes.limitPerCustomer,
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
  const none = { percent: null, amountMinor: null, fixedPriceMinor: null, buyPieces: null, freePieces: null }
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
    case 'FREE_SHIPPING':
      return { ...none, kind }
  }
}

/** Coupons; how often one was used is counted by orders alone. */
export const couponResource: CrudResource<Coupon, Input, Changes, ReturnType<typeof view>> = {
  one: 'coupon',
  operations: {
    create: operations.createCoupon,
    query: operations.queryCoupons,
    get: operations.getCoupon,
    update: operations.updateCoupon,
    remove: operations.deleteCoupon,
  },
  Input,
  Changes,
  Entity,
  view,
  fields: {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    code: { kind: 'text', read: ({ code }) => code, sortable: true },
    name: { kind: 'text', read: ({ name }) => name, sortable: true },
    active: { kind: 'boolean', read: ({ active }) => active },
  },
  rows: couponRows,
  make(trx, context, input, row) {
    const { name, code, active } = input
    const terms = termsOf(input.discount, context.config.currency)
    const open = {
      onePiece: false,
      forSubscriptions: true,
      startsAt: null,
      expiresAt: null,
      usageLimit: null,
      limitPerCustomer: null,
      memberId: null,
    }
    const coupon = { ...row, ...open, ...terms, name, code, active, codeKey: '', scopes: null, used: 0 }
    return written(trx, context, { ...coupon, minimumSubtotalMinor: 0 }, input)
  },
  change: written,
}

import type { Db } from '../../../data/database.ts'
import { readTerms } from '../../../data/terms-revision/terms.ts'
import { CURRENCY, LOCALE } from '../../../domain/money/defaults.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { sum } from '../../../domain/pricing/amounts.ts'
import { combined } from '../../../domain/pricing/discounts/combine.ts'
import { feesOfDelivery } from '../../../domain/pricing/fees.ts'
import { grossOf, type PricedLine } from '../../../domain/pricing/line.ts'
import { price } from '../../../domain/pricing/price.ts'
import { rateOf, type TaxPolicy } from '../../../domain/pricing/tax/authority.ts'
import type { Totals } from '../../../domain/pricing/totals.ts'
import { isOpenTo, segmentsOf } from '../../customers/index.ts'
import {
  type Coupon,
  type CouponProblem,
  couponDiscount,
  couponDisplaced,
  couponProblem,
  couponUsesOf,
  feesFor,
  findCoupon,
  findCreditOfMember,
  findGiftCard,
  type GiftCardProblem,
  type GiftCardRow,
  giftCardProblem,
  type MembershipChoices,
  type MerchantDiscount,
  membershipChoices,
  merchantDiscounts,
  type RuleRow,
  readFees,
  readRules,
  ruleDiscounts,
  type ShippingOffer,
  scopesOfRule,
  type TaxFinding,
} from '../../terms/index.ts'
import { type Item, isOnTrial } from '../lines/items.ts'
import { readScopes } from '../store/collection-scopes.ts'
import { readItems } from '../store/items.ts'
import { type FreeShipping, findFreeShipping } from './free-shipping.ts'
import { readPlans } from './memberships.ts'
import { pricedLines } from './priced-lines.ts'
import type { QuoteRequest } from './request.ts'
import { findOffers } from './shipping.ts'
import { findTaxes } from './taxes.ts'
import { type OrderProblem, orderProblems } from './validations.ts'

type ShippingOption = ShippingOffer

interface QuotedGiftCard {
  readonly card: GiftCardRow
  /** Part of this total that the card pays. */
  readonly amount: Minor
  readonly requested: Minor | undefined
}

export interface Quote {
  readonly items: readonly Item[]
  readonly coupon: Coupon | undefined
  readonly couponProblem: CouponProblem | undefined
  /** Ids of rules and coupons that gave way to a discount that they do not combine with. */
  readonly displaced: ReadonlySet<string>
  readonly needsShipping: boolean
  readonly options: readonly ShippingOption[]
  readonly selected: ShippingOption | undefined
  /** A delivery was named that does not go to this address. */
  readonly shippingMissing: boolean
  readonly region: { readonly id: string; readonly name: string } | undefined
  /** Business location of the sale, where one was given. */
  readonly location: { readonly id: string; readonly name: string } | undefined
  readonly freeShipping: FreeShipping | undefined
  /** Ids of carriers that go there and did not answer. */
  readonly failedCarriers: readonly string[]
  /** The rate on goods of no group of their own. */
  readonly taxRate: string
  readonly tax: TaxFinding
  /** Rules that reduced the price. */
  readonly rules: readonly RuleRow[]
  readonly merchantDiscounts: readonly MerchantDiscount[]
  readonly memberships: MembershipChoices
  readonly giftCard: QuotedGiftCard | undefined
  readonly giftCardProblem: GiftCardProblem | undefined
  /** Store credit of the member, and the part of this total that it pays. */
  readonly storeCredit: { readonly card: GiftCardRow; readonly amount: Minor } | undefined
  readonly problems: readonly OrderProblem[]
  readonly totals: Totals
  /** Totals of the first cycle after the free trials. */
  readonly afterTrial: Totals | undefined
}

const boughtOnce = (items: readonly Item[]) =>
  items.filter(({ subscription }) => !subscription).map(({ id }) => id)

/** With the delivery of what is on trial alone: each cycle pays its own. */
async function afterTrial(
  db: Db,
  context: Omit<Parameters<typeof findOffers>[1], 'goods'>,
  lines: readonly PricedLine[],
  tax: TaxPolicy,
): Promise<Totals | undefined> {
  const items = context.items.filter(isOnTrial)
  if (items.length === 0) return undefined
  const trials = items.map(({ id }) => id)
  const later = lines.filter(({ id }) => trials.includes(id)).map((line) => ({ ...line, covered: 0 }))
  const { selected } = await findOffers(db, { ...context, items, goods: sum(later.map(grossOf)) })
  return price({ lines: later, tax, shipping: selected?.cost, fees: feesOfDelivery(selected?.charges ?? []) })
}

/** Prices lines from the current rows; amounts in the client's request are ignored. */
export async function quote(db: Db, request: QuoteRequest): Promise<Quote> {
  const { now, memberId, email } = request
  const config = { currency: request.currency ?? CURRENCY, locale: request.locale ?? LOCALE }
  const terms = request.terms ?? (await readTerms(db))
  const items = request.items ?? (await readItems(db, request.lines, { hidden: request.withHidden }))
  const sold = items.filter(({ status }) => status !== 'NOT_FOUND')
  const stored = await readRules(db, terms)
  const { trial } = request
  const coupon = trial?.coupon ?? (request.couponCode ? await findCoupon(db, request.couponCode) : undefined)
  const wanted = [...stored, coupon].flatMap((discount) => discount?.segmentIds ?? [])
  const segments = await segmentsOf(db, memberId, wanted, { now, currency: config.currency })
  const open = stored.filter(({ segmentIds }) => isOpenTo(segments, segmentIds))
  const rules = trial?.rule ? [...open.filter(({ id }) => id !== trial.rule?.id), trial.rule] : open
  const feeRows = request.withFees ? await readFees(db, terms) : []
  const couponAsked = coupon || request.couponCode
  const plans = await readPlans(db, request, sold)
  const scopes = await readScopes(db, sold, [
    coupon?.scopes,
    ...rules.map(scopesOfRule),
    ...feeRows.map((fee) => fee.scopes),
    ...plans.rows.map((plan) => plan.scopes),
  ])
  const coverable = sold.map(({ id, quantity }) => ({ id, quantity, scopes: scopes.get(id) ?? [] }))
  const memberships = membershipChoices(plans.rows, plans.wanted, coverable, now)
  const lines = pricedLines(sold, scopes, memberships)
  const subtotal = sum(lines.map(grossOf))
  const uses =
    coupon && coupon.limitPerCustomer !== null ? await couponUsesOf(db, coupon.id, { memberId, email }) : 0
  const refusal = couponAsked ? couponProblem(coupon, { subtotal, now, memberId, uses, segments }) : undefined
  const byHand = request.merchantDiscounts ?? []
  const offered = [
    ...ruleDiscounts(rules, lines, now),
    ...(coupon && !refusal ? [couponDiscount(coupon, boughtOnce(sold))] : []),
  ]
  const discounts = combined(lines, merchantDiscounts(byHand, config.currency), offered)
  const displaced = new Set(offered.filter((each) => !discounts.includes(each)).map(({ id }) => id))
  const problem = refusal ?? (coupon && displaced.has(coupon.id) ? couponDisplaced : undefined)
  const counted = coupon && !problem ? coupon : undefined
  const subtotalAfterDiscount = discounts.length
    ? price({ lines, discounts }).subtotalAfterDiscount
    : subtotal
  const shipping = await findOffers(db, { terms, config, items: sold, request, goods: subtotalAfterDiscount })
  const freeShipping = await findFreeShipping(db, {
    ...{ terms, config, request, items: sold, lines, coupon, subtotal },
    rules: rules.filter(({ id }) => !displaced.has(id)),
    ...{ couponProblem: problem, goods: subtotalAfterDiscount },
  })
  const { selected } = shipping
  const fees = [
    ...feesFor(feeRows, lines, subtotalAfterDiscount),
    ...feesOfDelivery(shipping.selected?.charges ?? []),
  ]
  const taxes = await findTaxes(db, { terms, request, items: sold, fees, selected })
  const { policy, finding, elsewhere } = taxes
  const card = request.giftCardCode ? await findGiftCard(db, request.giftCardCode) : undefined
  const cardProblem = request.giftCardCode
    ? giftCardProblem(request.giftCardCode, card, now, config.currency)
    : undefined
  const usable = card && !cardProblem ? card : undefined
  const credit =
    memberId && request.withStoreCredit !== undefined
      ? await findCreditOfMember(db, memberId, config.currency)
      : undefined
  const totals = price({
    lines,
    discounts,
    shipping: shipping.selected?.cost,
    fees,
    tax: policy,
    taxElsewhere: elsewhere,
    tip: request.tip,
    giftCard: usable && { balance: usable.balanceMinor, requested: request.giftCardAmount },
    storeCredit: credit && request.withStoreCredit ? { balance: credit.balanceMinor } : undefined,
  })
  return {
    items,
    coupon: counted,
    couponProblem: problem,
    displaced,
    ...shipping,
    freeShipping,
    location: taxes.location,
    taxRate: rateOf(policy.standard),
    tax: finding,
    rules: rules.filter(({ id }) => totals.discounts.some((each) => each.id === id && each.amount > 0)),
    merchantDiscounts: byHand,
    memberships,
    giftCard: usable && { card: usable, amount: totals.giftCard, requested: request.giftCardAmount },
    giftCardProblem: cardProblem,
    storeCredit: credit && { card: credit, amount: totals.storeCredit },
    problems: await orderProblems(db, {
      ...{ terms, items: sold, goods: subtotalAfterDiscount, currency: config.currency },
    }),
    totals,
    afterTrial: await afterTrial(db, { terms, config, items: sold, request }, lines, policy),
  }
}

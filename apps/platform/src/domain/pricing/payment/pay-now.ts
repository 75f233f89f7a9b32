import type { Minor } from '../../money/money.ts'
import { sum } from '../amounts.ts'
import type { PricedLine } from '../line.ts'
import type { LineTotals } from '../totals.ts'
import type { Summary } from './summary.ts'

/** Calculates the part of a line due when the order is placed; the rest is paid in the shop, at the door, or on the day. */
function dueNow({ paymentOption, deposit, quantity }: PricedLine, { total }: LineTotals): Minor {
  switch (paymentOption) {
    case 'FULL_PAYMENT_OFFLINE':
    case 'MEMBERSHIP_OFFLINE':
    case 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER':
      return 0
    case 'DEPOSIT_ONLINE':
      return Math.min(total, (deposit ?? 0) * quantity)
    default:
      return total
  }
}

/** Delivery, fees and tip go with what is paid first, unless nothing is. */
export function payNow(
  lines: readonly PricedLine[],
  totals: readonly LineTotals[],
  whole: Summary,
  included: boolean,
): Summary {
  const parts = lines.map((line, index) => partPaid(line, totals[index] as LineTotals))
  const goods = {
    subtotal: sum(parts.map(({ gross }) => gross)),
    discount: sum(parts.map(({ discount }) => discount)),
    tax: sum(parts.map(({ tax }) => tax)),
  }
  const allLater = lines.length > 0 && lines.every((line) => isLater(line))
  if (allLater) return { ...goods, shipping: 0, additionalFees: 0, tip: 0, total: 0 }
  const beside = whole.tax - sum(totals.map(({ tax }) => tax))
  const tax = goods.tax + beside
  const { shipping, additionalFees, tip } = whole
  const total = goods.subtotal - goods.discount + shipping + additionalFees + tip + (included ? 0 : tax)
  return { ...goods, tax, shipping, additionalFees, tip, total }
}

function isLater({ paymentOption = 'FULL_PAYMENT_ONLINE' }: PricedLine): boolean {
  return paymentOption.includes('OFFLINE')
}

/** A deposit is a part of everything in the line's total: tax and discount go along in proportion. */
function partPaid(line: PricedLine, totals: LineTotals) {
  const { gross, discount, tax, total } = totals
  const now = dueNow(line, totals)
  if (now === total) return { gross, discount, tax }
  if (now === 0) return { gross: 0, discount: 0, tax: 0 }
  const of = (amount: Minor) => Number((BigInt(amount) * BigInt(now)) / BigInt(total))
  const [paidDiscount, paidTax] = [of(discount), of(tax)]
  const addedTax = total - (gross - discount)
  return { gross: now + paidDiscount - (addedTax > 0 ? paidTax : 0), discount: paidDiscount, tax: paidTax }
}

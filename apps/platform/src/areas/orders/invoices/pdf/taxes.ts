import type { Translate } from '../../../../domain/messages/translate.ts'
import { format, toDecimal } from '../../../../domain/money/money.ts'
import { minorOf } from '../../lines/lines.ts'
import type { OrderRow } from '../../read/order-view.ts'
import { isolated } from './write.ts'

interface Price {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}
type Row = readonly [name: string, amount: Price | undefined]

/**
 * Tax by name and rate, as an invoice must tell it (EU directive 2006/112 art. 226). One row with the sum where the parts
 * do not add up to it: an order that was imported, or changed by hand.
 */
export function taxRows({ document, currency }: Pick<OrderRow, 'document' | 'currency'>, say: Say): Row[] {
  const { tax } = document.priceSummary
  const sums = new Map<string, number>()
  for (const { name, rate, amount } of parts(document)) {
    const label = labelOf(name, rate, say)
    sums.set(label, (sums.get(label) ?? 0) + minorOf(amount, currency))
  }
  const rows = [...sums].filter(([, sum]) => sum !== 0)
  const all = rows.reduce((total, [, sum]) => total + sum, 0)
  if (all !== minorOf(tax, currency)) return [[say.t('invoice.tax'), tax]]
  return rows.map(([label, sum]) => [
    label,
    { amount: toDecimal(sum, currency), formattedAmount: format(sum, { currency, locale: say.locale }) },
  ])
}

interface Say {
  readonly t: Translate
  /** Language of the invoice, BCP 47. */
  readonly tag: string
  /** Locale that the order's amounts are written in. */
  readonly locale: string
}

interface Part {
  readonly name: string
  /** Fraction: `"0.19"`. */
  readonly rate: string
  readonly amount: { readonly amount: string } | null | undefined
}

function parts({ lineItems, shippingInfo, additionalFees = [] }: OrderRow['document']): Part[] {
  const infos = [
    ...lineItems.map(({ taxInfo }) => taxInfo),
    shippingInfo?.cost?.taxInfo,
    ...additionalFees.map(({ taxInfo }) => taxInfo),
  ]
  return infos.flatMap((info) => {
    const { taxBreakdown = [], taxRate, taxAmount } = info ?? {}
    if (taxBreakdown.length === 0) return [{ name: '', rate: taxRate ?? '0', amount: taxAmount }]
    return taxBreakdown.map((each) => ({
      name: each.taxName ?? '',
      rate: each.rate ?? '0',
      amount: each.taxAmount,
    }))
  })
}

function labelOf(name: string, rate: string, { t, tag }: Say): string {
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 3 })
  const label = name ? isolated(name) : t('invoice.tax')
  return Number(rate) > 0 ? `${label} ${isolated(percent.format(Number(rate)))}` : label
}

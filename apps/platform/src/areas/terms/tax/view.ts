import Big from 'big.js'
import type { DisplayConfig } from '../../../data/display-config.ts'
import { moneyView } from '../../../domain/money/money-view.ts'
import type { TaxedAmount, Totals } from '../../../domain/pricing/totals.ts'
import type { TaxFinding } from './policy.ts'

/** ItemTaxFullDetails (wire §4.2) of a line, a fee or the delivery. */
export function itemTax(
  config: DisplayConfig,
  { taxIncluded }: Pick<Totals, 'taxIncluded'>,
  { net, tax, taxRate, taxParts }: TaxedAmount,
  taxGroupId?: string | null,
) {
  const money = (minor: number) => moneyView(config, minor)
  const taxable = taxParts.length ? net : 0
  return {
    taxableAmount: money(taxable),
    taxRate,
    totalTax: money(tax),
    isTaxIncluded: taxIncluded,
    ...(taxGroupId ? { taxGroupId } : {}),
    taxBreakdown: taxParts.map(({ jurisdiction, type, name, rate, amount }) => ({
      jurisdiction,
      jurisdictionType: type,
      taxName: name,
      taxType: 'SALES',
      rate,
      taxAmount: money(amount),
      taxableAmount: money(taxable),
      nonTaxableAmount: money(net - taxable),
    })),
  }
}

/** TaxSummary (wire §4.2): the whole, and how it was found. */
export function taxSummary(
  config: DisplayConfig,
  { totals, tax }: { readonly totals: Totals; readonly tax: TaxFinding },
) {
  const { manualRateReason, fallbackReason } = tax
  return {
    taxableAmount: moneyView(config, totals.taxable),
    totalTax: moneyView(config, totals.tax),
    averageTaxRate: totals.taxable
      ? new Big(totals.tax).div(totals.taxable).round(6, Big.roundHalfUp).toFixed()
      : '0',
    calculationDetails: {
      rateType: tax.rateType,
      ...(manualRateReason ? { manualRateReason } : {}),
      ...(fallbackReason ? { autoTaxFallbackDetails: { fallbackReason, ...failure(fallbackReason) } } : {}),
    },
  }
}

function failure(reason: 'AUTO_TAX_FAILED' | 'AUTO_TAX_DEACTIVATED') {
  if (reason === 'AUTO_TAX_DEACTIVATED') return {}
  const description = "The tax service can't be reached. The rate of the region is used."
  return { error: { code: 'TAX_SERVICE_UNAVAILABLE', description } }
}

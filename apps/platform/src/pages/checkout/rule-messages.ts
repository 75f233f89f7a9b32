import { NOT_VALIDATED, type Quote, SEVERAL_LINES } from '../../areas/cart/index.ts'
import { fromDecimal } from '../../domain/money/money.ts'
import type { View } from '../hosted/view.ts'

/** Lists violations of the store's own rules once each, in the shopper's words. */
export function ruleMessages({ t, money, config }: View, { problems }: Pick<Quote, 'problems'>): string[] {
  const amount = (value: unknown) => money(fromDecimal(String(value), config.currency) ?? 0)
  const messages = problems.map(({ code, description, data }) => {
    switch (code) {
      case SEVERAL_LINES:
        return t('checkout.subscription-alone')
      case NOT_VALIDATED:
        return t('checkout.rules-unanswered')
      case 'BELOW_MINIMUM_SUBTOTAL':
        return t('checkout.below-minimum', { minimum: amount(data.minimum), missing: amount(data.missing) })
      case 'ABOVE_MAXIMUM_QUANTITY':
        return t('checkout.above-maximum', { count: Number(data.maximum) })
      default:
        return description
    }
  })
  return [...new Set(messages)]
}

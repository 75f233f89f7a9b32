import { useFormat } from '@galleria/i18n'
import type { Tip } from '../rules/checkout/tip.ts'

/** A tip as a shopper reads it: "15%", "$2.00". */
export function useTipText(currency: string): (tip: Tip) => string {
  const { number, money } = useFormat()
  return (tip) =>
    tip.type === 'PERCENTAGE'
      ? number(tip.percentage / 100, { style: 'percent', maximumFractionDigits: 2 })
      : money(tip.amount, currency)
}

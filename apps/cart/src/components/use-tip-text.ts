import { useFormat } from '@galleria/i18n'
import type { TipInput } from '@galleria/platform-client/checkout'

/** A tip as a shopper reads it: "15%", "$2.00". */
export function useTipText(currency: string): (tip: TipInput) => string {
  const { number, money } = useFormat()
  return (tip) =>
    tip.type === 'PERCENTAGE'
      ? number(tip.percentage / 100, { style: 'percent', maximumFractionDigits: 2 })
      : money(tip.amount, currency)
}

import { useFormat } from '@galleria/i18n'

/** An amount in a currency, as the page's language writes it. */
export function useMoney(): (money: { readonly amount: string }, currency: string) => string {
  const { money } = useFormat()
  return ({ amount }, currency) => money(amount, currency)
}

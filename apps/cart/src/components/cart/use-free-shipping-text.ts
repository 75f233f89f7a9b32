import { useMessages } from '../../messages/index.ts'
import type { FreeShipping } from '../../rules/model/index.ts'
import { useCountryNames } from '../use-country-names.ts'
import { useMoney } from '../use-money.ts'

/** Text for the amount that is missing to free shipping; names the country where the shopper has not chosen one. Null where there is no text. */
export function useFreeShippingText(
  { applies, remaining, destination, destinationAssumed }: FreeShipping,
  currency: string,
): string | null {
  const t = useMessages()
  const moneyText = useMoney()
  const country = useCountryNames()(destination.country)
  if (applies) return destinationAssumed ? t('free-shipping.free-in', { country }) : t('free-shipping.free')
  const { price, quantity } = remaining ?? {}
  if (price) {
    const amount = moneyText(price, currency)
    return destinationAssumed
      ? t('free-shipping.away-in', { amount, country })
      : t('free-shipping.away', { amount })
  }
  if (quantity === undefined) return null
  return destinationAssumed
    ? t('free-shipping.pieces-in', { count: quantity, country })
    : t('free-shipping.pieces', { count: quantity })
}

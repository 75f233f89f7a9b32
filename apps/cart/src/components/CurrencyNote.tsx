import { useLocale } from '@galleria/i18n'
import { Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { currencyName } from '../rules/cart/currency-copy.ts'
import { isolated } from '../rules/isolated.ts'

/** Note on the currency that is charged, once above the items, where prices are shown in another one. */
export function CurrencyNote({ currency, className }: { currency: string; className?: string | undefined }) {
  const t = useMessages()
  const { language, currency: shown } = useLocale()
  if (shown === currency) return null
  return (
    <Notice className={className}>
      {t('currency.approximate', {
        shown: isolated(shown),
        charged: isolated(currencyName(currency, language.tag)),
      })}
    </Notice>
  )
}

import { useSearchParams } from '@galleria/router'
import { Notice } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

/** Notice for a checkout that came back without an order, read from `callbackType` and `status` (spec §4). */
export function CheckoutLeft({ className }: { className?: string | undefined }) {
  const t = useMessages()
  const [search] = useSearchParams()
  if (search.get('callbackType') !== 'CHECKOUT' || search.get('status') !== 'ERROR') return null
  return <Notice className={className}>{t('cart.not-ordered')}</Notice>
}

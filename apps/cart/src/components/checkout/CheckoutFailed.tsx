import { useMessages } from '../../messages/index.ts'
import { Unavailable } from '../Unavailable.tsx'

export function CheckoutFailed() {
  const t = useMessages()
  return <Unavailable title={t('outage.checkout')} />
}

import { useMessages } from '../../messages/index.ts'
import { Unavailable } from '../Unavailable.tsx'

export function OrderFailed() {
  const t = useMessages()
  return <Unavailable title={t('outage.order')} />
}

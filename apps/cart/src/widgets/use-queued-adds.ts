import { useFetcher } from '@galleria/router'
import { useEffect, useEffectEvent } from 'react'
import { queuedAdds } from '../data/queued/queue.ts'
import { currentCart } from '../rules/cart/paths.ts'

/** Sends what was added without a connection, as soon as there is one. */
export function useQueuedAdds(): void {
  const { submit } = useFetcher()
  const send = useEffectEvent(() => {
    if (navigator.onLine !== false && queuedAdds().length > 0)
      void submit({ intent: 'send-queued' }, { method: 'post', action: currentCart })
  })
  useEffect(() => {
    const onOnline = () => send()
    send()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}

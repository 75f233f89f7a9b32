import { useFetcher } from '@galleria/router'
import { useEffect, useEffectEvent } from 'react'
import { queuedAdds } from '../data/queued/queue.ts'
import { currentCart } from '../rules/cart/paths.ts'

const RETRY_MS = 5000

const isDue = () => navigator.onLine !== false && queuedAdds().length > 0

/** Sends what was added without a connection, as soon as there is one. */
export function useQueuedAdds(): void {
  const { submit } = useFetcher()
  const send = useEffectEvent(() =>
    submit({ intent: 'send-queued' }, { method: 'post', action: currentCart }),
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    // A connection that has just come back may fail once more: try again while something waits.
    const onOnline = async () => {
      clearTimeout(timer)
      if (!isDue()) return
      await send()
      if (!isGone && isDue()) timer = setTimeout(onOnline, RETRY_MS)
    }
    void onOnline()
    addEventListener('online', onOnline)
    return () => {
      isGone = true
      clearTimeout(timer)
      removeEventListener('online', onOnline)
    }
  }, [])
}

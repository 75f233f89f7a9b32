import { type LiveEvent, subscribeLive } from '@galleria/platform-client/live-events'
import { useEffect, useState } from 'react'

/** The last events of a development platform, newest first, while they happen. */
export function useLiveEvents(baseUrl: string, most = 100): readonly LiveEvent[] {
  const [events, setEvents] = useState<readonly LiveEvent[]>([])
  useEffect(() => {
    setEvents([])
    return subscribeLive({
      baseUrl,
      onEvent: (event) => setEvents((before) => [event, ...before].slice(0, most)),
    })
  }, [baseUrl, most])
  return events
}

import { useFetcher, useLocation } from '@galleria/router'
import { useCallback } from 'react'
import { type Answered, KIT, type SentByKit } from './answer.ts'

/** Asks the page's route for the kit, and sends to it; the page's own data stays as it is while it asks. */
export function useAsked() {
  const { pathname } = useLocation()
  const reading = useFetcher<Answered>()
  const writing = useFetcher<{ readonly failed?: true; readonly done?: true }>()
  const { load } = reading
  const { submit } = writing
  return {
    answered: reading.data,
    isAsking: reading.state !== 'idle',
    sent: writing.data,
    isSending: writing.state !== 'idle',
    ask: useCallback(
      (kit: 'views' | 'find', params: Readonly<Record<string, string>>) =>
        void load(`${pathname}?${new URLSearchParams({ [KIT]: kit, ...params })}`),
      [load, pathname],
    ),
    send: (body: SentByKit) =>
      void submit(body as never, { method: 'post', action: pathname, encType: 'application/json' }),
  }
}

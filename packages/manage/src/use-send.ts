import { useFetcher } from '@galleria/router'
import type { Outcome } from './outcome.ts'

/** Sends JSON to the page's own action; `sent` is what became of it. */
export function useSend<Answer extends object = Outcome>() {
  const fetcher = useFetcher<Answer & Outcome>()
  return {
    sent: fetcher.data as (Answer & Outcome) | undefined,
    isSending: fetcher.state !== 'idle',
    send: (body: object) =>
      void fetcher.submit(body as never, { method: 'post', encType: 'application/json' }),
  }
}

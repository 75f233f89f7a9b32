import type { Clock } from '@galleria/delivery'
import type { ChangeFeed } from './change-feed.ts'

const aliveMs = 20_000

/**
 * Server-sent events: `id` is the revision, `data` what happened, as `{ "text": … }`. Ends with the session, which is
 * `life` milliseconds away; a browser that comes back without one is refused.
 */
export function eventStream(feed: ChangeFeed, clock: Clock, after: number, life: number): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      say('retry: 1000\n\n')
      const unfollow = feed.follow(after, ({ revision, text }) =>
        say(`id: ${revision}\ndata: ${JSON.stringify({ text })}\n\n`),
      )
      let callOff = () => {}
      const beat = () => {
        say(': here\n\n')
        callOff = clock.after(aliveMs, beat)
      }
      callOff = clock.after(aliveMs, beat)
      const callOffEnd = clock.after(Math.max(0, life), () => {
        stop()
        controller.close()
      })
      stop = () => {
        unfollow()
        callOff()
        callOffEnd()
      }
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
}

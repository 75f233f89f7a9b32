import type { Services } from '../../../data/services.ts'
import { requestRow } from './list-page.ts'
import { type Entry, requestLogOf } from './log.ts'
import { summarize } from './request-view.ts'

/** Milliseconds in which rows gather, so that a busy platform does not flood who looks. */
const GATHER = 300
/** Size limit of one message; requests beyond it are counted and shown after a reload. */
const MOST = 50
const KEEP_ALIVE = 20_000

/**
 * Rows of requests as they end, oldest first: `data: { "rows": [html], "count": 3 }`.
 * @param after Number of the last entry the page has: what ended while it was on its way, or while the line
 * was broken, comes first. Each message's id is the number to go on from.
 */
export function live(services: Services, wanted: (entry: Entry) => boolean, after?: number): Response {
  const encoder = new TextEncoder()
  const log = requestLogOf(services)
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text))
      let gathered: Entry[] = []
      let timer: NodeJS.Timeout | undefined
      const send = async () => {
        timer = undefined
        const entries = gathered
        const { last } = log
        gathered = []
        const rows = await Promise.all(
          entries
            .slice(-MOST)
            .map(async (entry) => String(await requestRow(summarize(entry, services.config)))),
        )
        if (!ended) say(`id: ${last}\ndata: ${JSON.stringify({ rows, count: entries.length })}\n\n`)
      }
      const gather = (entry: Entry) => {
        if (!wanted(entry)) return
        gathered.push(entry)
        timer ??= setTimeout(send, GATHER)
      }
      const unfollow = log.follow(gather)
      for (const entry of log.after(after ?? log.last)) gather(entry)
      const alive = setInterval(() => say(': here\n\n'), KEEP_ALIVE)
      let ended = false
      stop = () => {
        ended = true
        unfollow()
        clearInterval(alive)
        clearTimeout(timer)
      }
      say(': here\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(stream, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  })
}

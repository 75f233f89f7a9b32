import { PassThrough } from 'node:stream'
import type { PageOrder } from '../render/index.ts'
import type { Renderer } from './renderer.ts'

/** Milliseconds that a rehearsal may take: nobody waits for it. */
const PATIENCE = 10_000

/**
 * Pages that a renderer for one page draws before it, so that code runs that is compiled and data are there that are the same
 * for everybody. They are nobody's: of the page that was asked for last, the module and the language alone are taken.
 */
export function createRehearsal() {
  let last: PageOrder | null = null

  return {
    see(order: PageOrder): void {
      const address = order.owner?.description.personal?.find((path) => !path.includes(':'))
      if (!address || order.previewed.length > 0) return
      const { url } = order
      last = {
        ...order,
        ...{ form: undefined, kept: undefined, renewal: undefined },
        url: new URL(order.language.prefix + address, url).href,
        visitor: { role: 'none' },
      }
    },
    /** Never rejects: a renderer that fails here is not one that can draw. */
    async run(renderer: Renderer): Promise<void> {
      const order = last
      if (!order) return
      const to = await draw(renderer, order)
      if (to) await draw(renderer, { ...order, url: to })
    },
  }
}

export type Rehearsal = ReturnType<typeof createRehearsal>

/** The address that it leads to, if any. */
async function draw(renderer: Renderer, order: PageOrder): Promise<string | null> {
  try {
    const page = await renderer.draw(order, AbortSignal.timeout(PATIENCE))
    if ('response' in page) {
      const location = page.response.headers.get('location')
      return location && new URL(location, order.url).href
    }
    if (page.content instanceof PassThrough) page.content.resume()
  } catch {}
  return null
}

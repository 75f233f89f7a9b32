import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { releaseName } from '../modules/index.ts'
import type { PageOrder } from '../render/index.ts'
import type { Renderer } from './renderer.ts'

/** Milliseconds that a page may take there once its renderer can draw: nobody waits for it, and a busy machine starts one slowly. */
const PATIENCE = 10_000
/** Pages that are looked at or wait for it. A shop whose pages all fail tells enough with these. */
const MOST_PAGES = 4

/**
 * Finds which release a page cannot be drawn with: in renderers of its own it draws the page without each in turn, and the one
 * without which it lives is guilty. Null where that proves nothing. One page
 * at a time; others wait, for a release may do harm on one page alone.
 */
export function createQuarantine(open: (order: PageOrder) => Renderer, patience = PATIENCE) {
  let last: Promise<unknown> = Promise.resolve()
  let pages = 0

  async function draws(order: PageOrder): Promise<boolean> {
    const renderer = open(order)
    try {
      if (!(await renderer.ready)) return false
      const late = AbortSignal.timeout(patience)
      const page = await renderer.draw(order, late)
      if ('content' in page && page.content instanceof PassThrough)
        await finished(page.content.resume(), { signal: late })
      return true
    } catch {
      return false
    } finally {
      renderer.end()
    }
  }

  async function findGuilty(order: PageOrder, first: string): Promise<string | null> {
    // A page that lives as it is was only beside the one that did not.
    if (await draws(order)) return null
    const releases = order.reachable.map(releaseName)
    // The likeliest first: each trial takes the start of a renderer.
    for (const suspect of [
      ...releases.filter((name) => name === first),
      ...releases.filter((name) => name !== first),
    ])
      if (await draws({ ...order, without: [suspect] })) return suspect
    return null
  }

  /** `suspect` is the release whose code ran last, as `name@version`. */
  return async (order: PageOrder, suspect = ''): Promise<string | null> => {
    if (pages === MOST_PAGES) return null
    pages++
    const found = last.then(() => findGuilty(order, suspect)).finally(() => pages--)
    last = found.catch(() => undefined)
    return found
  }
}

import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { releaseName } from '../modules/index.ts'
import type { PageOrder } from '../render/index.ts'
import type { Renderer } from './renderer.ts'

/** Milliseconds that a page may take there: nobody waits for it. */
const PATIENCE = 10_000

/**
 * Finds which release a page cannot be drawn with: in renderers of its own it draws the page without each in turn, and the one
 * without which it lives is guilty. Null where that proves nothing. One page at a time.
 */
export function createQuarantine(open: (order: PageOrder) => Renderer) {
  let isBusy = false

  async function draws(order: PageOrder): Promise<boolean> {
    const renderer = open(order)
    const late = AbortSignal.timeout(PATIENCE)
    try {
      if (!(await renderer.ready)) return false
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

  return async (order: PageOrder): Promise<string | null> => {
    if (isBusy) return null
    isBusy = true
    try {
      // A page that lives as it is was only beside the one that did not.
      if (await draws(order)) return null
      for (const release of order.reachable) {
        const suspect = releaseName(release)
        if (await draws({ ...order, without: [suspect] })) return suspect
      }
      return null
    } finally {
      isBusy = false
    }
  }
}

import type { RegistrySnapshot } from '@galleria/delivery'
import { releaseName } from '../modules/index.ts'
import type { PageOrder } from '../render/index.ts'
import type { Renderer } from './renderer.ts'

/** Milliseconds that a page may take there: nobody waits for it. */
const PATIENCE = 10_000

/**
 * Finds which release a page cannot be drawn with: in renderers of its own it draws the page without each in turn, and the one
 * without which it lives is guilty. Null where that tells nothing. One page at a time.
 */
export function createQuarantine(open: (order: PageOrder) => Renderer) {
  let isBusy = false

  async function draws(renderer: Renderer, order: PageOrder, instead: RegistrySnapshot['instead']) {
    const late = AbortSignal.timeout(PATIENCE)
    try {
      if (!(await renderer.ready)) return false
      await renderer.draw(order, instead, late)
      return true
    } catch {
      return false
    }
  }

  return async (order: PageOrder, instead: RegistrySnapshot['instead']): Promise<string | null> => {
    if (isBusy) return null
    isBusy = true
    try {
      for (const release of order.reachable) {
        const renderer = open(order)
        const suspect = releaseName(release)
        const lives = await draws(renderer, { ...order, without: [suspect] }, instead)
        renderer.end()
        if (lives) return suspect
      }
      return null
    } finally {
      isBusy = false
    }
  }
}

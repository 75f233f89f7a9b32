import type { Page } from '@playwright/test'

/**
 * The page but for its colors: its markup, and of each element whether it is seen, where it stands and what it would scroll.
 * Null where that cannot be told, for what is inside of frames and shadow trees.
 */
export async function looks(page: Page): Promise<string | null> {
  if (page.frames().length > 1) return null
  return page.evaluate(() => {
    const boxes: unknown[] = []
    for (const element of document.querySelectorAll('*')) {
      if (element.shadowRoot) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      boxes.push(isSeen, x, y, width, height, element.scrollWidth, element.scrollHeight)
    }
    return `${document.documentElement.outerHTML} ${boxes.join()}`
  })
}

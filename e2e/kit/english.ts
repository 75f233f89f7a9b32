import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const rooms = ['apps/shell', 'apps/catalog', 'apps/cart', 'apps/account', 'apps/loyalty', 'packages/ui']
const root = join(import.meta.dirname, '../..')

/** Names in the seed: collections, options and rules. */
const data = new Set([
  'New arrivals',
  'Best sellers',
  'Sale',
  'Size',
  'Color',
  'Join',
  'Visitor',
  'English',
  'Free delivery',
])

const messages = rooms.flatMap((room) =>
  Object.values<string>(JSON.parse(readFileSync(join(root, room, 'src/messages/en.json'), 'utf8'))),
)
const whole = new Set(messages.filter((text) => /[a-z]{2}/i.test(text) && !data.has(text)))
/** Fixed parts of messages with arguments, if long enough to be nobody's name. */
const parts = messages
  .filter((text) => text.includes('{'))
  .flatMap((text) => text.split(/[{}#<>]|\b(?:plural|select|one|other|number)\b/))
  .map((text) => text.trim())
  .filter((text) => text.split(/\s+/).length >= 3)

/** Messages of the interface that a page shows or says in English. What the merchant wrote is the merchant's. */
export async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found = [document.title]
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '')
      if (element.matches('script, style')) continue
      for (const node of element.childNodes) if (node instanceof Text) found.push(...node.data.split(/[<>]/))
    }
    return found.map((text) => text.replace(/[\u2066-\u2069]/g, '').trim()).filter(Boolean)
  })
  return said.filter((text) => whole.has(text) || parts.some((part) => text.includes(part)))
}

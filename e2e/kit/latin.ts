import type { Page } from '@playwright/test'

/** Names of the shop, its makers and its languages, its test cards, and signs that every language writes alike. */
const names = [
  ...['Galleria', 'Editions', 'Halm', 'Nord & Reed', 'Atelier Colline', 'Fieldhand', 'Loom House'],
  ...['Papier Bleu', 'Verdant', 'Otto Klang', 'Walker Street', 'New York', 'Montague Street', 'Brooklyn'],
  ...['English', 'Deutsch', 'Español', 'PDF', 'ZIP', 'CSV', 'USD', 'EUR', 'GBP', 'CAD', 'JPY', 'E27', 'NY'],
  ...['Instagram', 'Facebook', 'TikTok', 'LinkedIn', 'YouTube', 'Twitter', 'Pinterest', 'WhatsApp'],
]

/**
 * Texts of a page in a language of other letters that have a Latin word in them. Names, addresses, codes, and what is
 * marked as another language or as written from left to right may have one.
 */
export async function latinOn(page: Page, beside: readonly string[] = []): Promise<string[]> {
  const found = await page.evaluate(() => {
    const own = document.documentElement.lang
    const texts = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, noscript, template, code, select[name=currency] *')) continue
      if (element.closest('[lang]')?.getAttribute('lang') !== own || element.closest('[dir=ltr]')) continue
      if (!element.checkVisibility()) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data)
    }
    return texts.map((text) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').trim())
  })
  const isLatin = (text: string) => {
    const rest = [...names, ...beside].reduce((left, name) => left.replaceAll(name, ''), text)
    return /\p{Script=Latin}{3}/u.test(rest.replace(/\S+@\S+|https?:\S+|\/\S+|\b[\w-]*\d[\w-]*\b/g, ''))
  }
  return [...new Set(found.filter(isLatin))]
}

/** A kept page in the list of the offline page. */
export interface KeptPage {
  readonly title: string
  readonly path: string
}

/** Part of the offline page that names what is kept; it goes where nothing is. */
const LIST = /<!--kept-->[\s\S]*<!--\/kept-->/
const ITEMS = '<!--items-->'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

/** Writes the kept pages into the offline page as the server sent it. */
export function withKeptPages(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html.replace(LIST, '')
  const items = pages.map(({ title, path }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`)
  return html.replace(ITEMS, () => items.join(''))
}

/** Title of a page, as written in its HTML without its entities; its address where it has none. */
export function titleIn(html: string, path: string): string {
  const [, title = ''] = /<title[^>]*>([^<]{1,300})<\/title>/.exec(html) ?? []
  const plain = title.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity) => entities[entity] ?? entity).trim()
  return plain || path
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

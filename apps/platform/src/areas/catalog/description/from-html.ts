import type { RichContent, RichContentNode } from '@galleria/platform-client/entities/common'

interface Open {
  readonly name: string
  readonly node: { readonly type: string; readonly nodes: unknown[]; readonly [data: string]: unknown }
}

const blocks: Readonly<Record<string, object>> = {
  p: { type: 'PARAGRAPH', paragraphData: {} },
  div: { type: 'PARAGRAPH', paragraphData: {} },
  h1: { type: 'HEADING', headingData: { level: 2 } },
  h2: { type: 'HEADING', headingData: { level: 2 } },
  h3: { type: 'HEADING', headingData: { level: 3 } },
  h4: { type: 'HEADING', headingData: { level: 4 } },
  ul: { type: 'BULLETED_LIST' },
  ol: { type: 'ORDERED_LIST' },
  li: { type: 'LIST_ITEM' },
  blockquote: { type: 'BLOCKQUOTE' },
}
const marks: Readonly<Record<string, string>> = {
  ...{ strong: 'BOLD', b: 'BOLD', em: 'ITALIC', i: 'ITALIC', u: 'UNDERLINE' },
  ...{ s: 'STRIKETHROUGH', del: 'STRIKETHROUGH' },
}
/** Elements that hold blocks, and words only within a paragraph. */
const holders = new Set(['ul', 'ol', 'li', 'blockquote'])
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Tags and words. What a tag may hold ends at the next one, so that no part is looked through again and again. */
const PARTS = /<(\/?)([a-z][a-z\d]*)(?![a-z\d])([^<>]*)>|([^<]+|<)/gi

/**
 * A description in HTML as rich content (wire §4.1); what it knows no word for loses its tags and keeps its words. Links
 * within the shop are told from `base`, the shop's address: rich content knows no others.
 */
export function fromHtml(html: string, base: string): RichContent {
  const root: Open = { name: '', node: { type: '', nodes: [] } }
  const path: Open[] = [root]
  const inline: { readonly name: string; readonly decoration: object | undefined }[] = []
  const here = () => path.at(-1) as Open
  const open = (name: string) => {
    const node = { ...blocks[name], nodes: [] } as unknown as Open['node']
    here().node.nodes.push(node)
    path.push({ name, node })
  }
  const close = (name: string) => {
    const at = path.findLastIndex((each) => each.name === name)
    if (at > 0) path.length = at
  }
  const write = (text: string) => {
    if (!text || (!text.trim() && isHolder(here()))) return
    if (isHolder(here())) open('p')
    const decorations = inline.flatMap(({ decoration }) => decoration ?? [])
    here().node.nodes.push({ type: 'TEXT', textData: { text, decorations } })
  }
  for (const [, closing, tag = '', attributes = '', words = ''] of html.matchAll(PARTS)) {
    const name = tag.toLowerCase()
    if (!name) write(unescaped(words))
    else if (name === 'br') write('\n')
    else if (marks[name] || name === 'a') {
      if (closing) {
        const at = inline.findLastIndex((each) => each.name === name)
        if (at >= 0) inline.splice(at, 1)
        continue
      }
      const decoration = name === 'a' ? linkOf(attributes, base) : { type: marks[name] }
      inline.push({ name, decoration })
    } else if (blocks[name]) {
      if (closing) close(name)
      else {
        // A paragraph ends where another block begins.
        if (!isHolder(here())) path.pop()
        if (name === 'li' && here().name === 'li') path.pop()
        if (path.length < DEEPEST) open(name)
      }
    }
  }
  return { nodes: root.node.nodes as RichContentNode[] }
}

const DEEPEST = 9
const isHolder = ({ name }: Open) => name === '' || holders.has(name)

/** Link of an anchor; undefined where it leads to no page and no mailbox, so that its words stay alone. */
function linkOf(attributes: string, base: string): object | undefined {
  const [, double, single] = /href\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const address = unescaped(double ?? single ?? '').trim()
  const url = /^\/(?![/\\])/.test(address) ? `${base}${address}` : address
  if (!/^https?:\/\/\S+$/i.test(url) && !/^mailto:[^\s?&]+@[^\s?&]+$/i.test(url)) return undefined
  return { type: 'LINK', linkData: { link: { url, target: 'SELF' } } }
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

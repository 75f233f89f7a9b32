import type { JSONContent } from '@tiptap/core'
import { parseSafeHtml, type SafeElement, type SafeNode } from '../safe-html/parse.ts'

type Mark = NonNullable<JSONContent['marks']>[number]

/** Elements of the shop's HTML and what the editor calls them. */
const marks: Readonly<Record<string, string>> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  a: 'link',
}
const elements = Object.fromEntries(Object.entries(marks).map(([element, mark]) => [mark, element]))
const headings: Readonly<Record<string, number>> = { h3: 2, h4: 3 }
const lists: Readonly<Record<string, string>> = { ul: 'bulletList', ol: 'orderedList' }

/** Editor document of a description; markup that the shop does not show is dropped. */
export function docOf(html: string): JSONContent {
  const content = blocksOf(parseSafeHtml(html))
  return { type: 'doc', content: content.length ? content : [{ type: 'paragraph' }] }
}

function blocksOf(nodes: readonly SafeNode[]): JSONContent[] {
  const blocks: JSONContent[] = []
  let loose: JSONContent[] = []
  const close = () => {
    const words = trimmed(loose)
    if (words.length) blocks.push({ type: 'paragraph', content: words })
    loose = []
  }
  for (const node of nodes) {
    const block = typeof node === 'string' ? undefined : blockOf(node)
    if (!block) {
      loose.push(...inlineOf(node, []))
      continue
    }
    close()
    blocks.push(...block)
  }
  close()
  return blocks
}

function blockOf({ name, children }: SafeElement): JSONContent[] | undefined {
  const level = headings[name]
  const list = lists[name]
  if (name === 'p' || level) {
    // Words alone are its content; what else stands in it comes after it.
    const isPlain = children.every((child) => typeof child === 'string' || !blockOf(child))
    if (!isPlain) return blocksOf(children)
    const content = trimmed(children.flatMap((child) => inlineOf(child, [])))
    const filled = content.length ? { content } : {}
    return [level ? { type: 'heading', attrs: { level }, ...filled } : { type: 'paragraph', ...filled }]
  }
  if (list) {
    const items = children.flatMap((child) => (typeof child === 'string' ? [] : itemsOf(child)))
    return items.length ? [{ type: list, content: items }] : []
  }
  if (name === 'blockquote') return [{ type: 'blockquote', content: filledBlocks(children) }]
  if (name === 'li') return blocksOf(children)
  return undefined
}

function itemsOf(element: SafeElement): JSONContent[] {
  const inside = element.name === 'li' ? element.children : [element]
  return [{ type: 'listItem', content: beginningWithWords(filledBlocks(inside)) }]
}

function filledBlocks(nodes: readonly SafeNode[]): JSONContent[] {
  const blocks = blocksOf(nodes)
  return blocks.length ? blocks : [{ type: 'paragraph' }]
}

/** The editor's lists want a paragraph first. */
const beginningWithWords = (blocks: JSONContent[]): JSONContent[] =>
  blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]

function inlineOf(node: SafeNode, on: readonly Mark[]): JSONContent[] {
  if (typeof node === 'string') {
    const text = node.replace(/\s+/g, ' ')
    return text ? [{ type: 'text', text, ...(on.length && { marks: [...on] }) }] : []
  }
  if (node.name === 'br') return [{ type: 'hardBreak' }]
  const type = marks[node.name]
  const isLost = !type || (type === 'link' && !node.href)
  const mark: Mark | undefined = isLost
    ? undefined
    : { type, ...(node.href && { attrs: { href: node.href } }) }
  return node.children.flatMap((child) => inlineOf(child, mark ? [...on, mark] : on))
}

/** Spaces around blocks are the source's, not the text's; words that are set alike are one piece. */
function trimmed(words: readonly JSONContent[]): JSONContent[] {
  const pieces: JSONContent[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    const isMore = word.type === 'text' && last?.type === 'text' && sameMarks(word, last)
    if (isMore) last.text = `${last.text}${word.text}`.replace(/\s+/g, ' ')
    else pieces.push({ ...word })
  }
  while (pieces[0]?.type === 'text' && !trim(pieces[0], 'trimStart')) pieces.shift()
  for (let last = pieces.at(-1); last?.type === 'text' && !trim(last, 'trimEnd'); last = pieces.at(-1))
    pieces.pop()
  return pieces
}

function trim(piece: JSONContent, way: 'trimStart' | 'trimEnd'): string {
  piece.text = piece.text?.[way]() ?? ''
  return piece.text
}

const sameMarks = (one: JSONContent, other: JSONContent) =>
  JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])

/** HTML in the form that the platform stores; empty for an empty document. */
export function htmlOf(doc: JSONContent): string {
  const html = htmlOfAll(doc.content ?? [])
  return /^(?:<p><\/p>)*$/.test(html) ? '' : html
}

/** A mark that goes on over several pieces is opened once. */
function htmlOfAll(nodes: readonly JSONContent[], depth = 0): string {
  let html = ''
  for (let at = 0; at < nodes.length; ) {
    const node = nodes[at] as JSONContent
    const mark = node.marks?.[depth]
    if (!mark) {
      html += htmlOfNode(node)
      at += 1
      continue
    }
    const key = JSON.stringify(mark)
    let end = at + 1
    while (JSON.stringify(nodes[end]?.marks?.[depth]) === key) end += 1
    html += marked(htmlOfAll(nodes.slice(at, end), depth + 1), mark)
    at = end
  }
  return html
}

function htmlOfNode(node: JSONContent): string {
  const inside = () => htmlOfAll(node.content ?? [])
  switch (node.type) {
    case 'text':
      return escaped(node.text ?? '')
    case 'hardBreak':
      return '<br>'
    case 'heading':
      return node.attrs?.level === 3 ? `<h4>${inside()}</h4>` : `<h3>${inside()}</h3>`
    case 'bulletList':
      return `<ul>${inside()}</ul>`
    case 'orderedList':
      return `<ol>${inside()}</ol>`
    case 'listItem': {
      const [only, ...others] = node.content ?? []
      const isPlain = only?.type === 'paragraph' && others.every(({ type }) => type !== 'paragraph')
      const words = isPlain ? htmlOfAll(only.content ?? []) : htmlOfNode(only ?? {})
      return `<li>${words}${htmlOfAll(others)}</li>`
    }
    case 'blockquote':
      return `<blockquote>${inside()}</blockquote>`
    case 'paragraph':
      return `<p>${inside()}</p>`
    default:
      return inside()
  }
}

function marked(words: string, { type, attrs }: Mark): string {
  const element = elements[type]
  if (!element) return words
  const href = element === 'a' ? ` href="${escaped(String(attrs?.href ?? ''))}"` : ''
  return `<${element}${href}>${words}</${element}>`
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

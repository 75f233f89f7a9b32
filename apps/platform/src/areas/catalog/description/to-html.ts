import type { RichContentNode } from '@galleria/platform-client/entities/common'

interface Decoration {
  readonly type: string
  readonly linkData?: { readonly link: { readonly url: string } }
}
interface Data {
  readonly headingData?: { readonly level: number }
  readonly textData?: { readonly text?: string; readonly decorations?: readonly Decoration[] }
}

/** Marks of a text in nesting order, outermost first. */
const marks: readonly (readonly [string, string])[] = [
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
  ['STRIKETHROUGH', 's'],
]

const elements: Readonly<Record<string, string>> = {
  PARAGRAPH: 'p',
  BULLETED_LIST: 'ul',
  ORDERED_LIST: 'ol',
  LIST_ITEM: 'li',
  BLOCKQUOTE: 'blockquote',
  CODE_BLOCK: 'p',
}

/** Rich content as the HTML that the shop shows (wire §4.1); pictures and lines between paragraphs it has none of. */
export function toHtml(nodes: readonly RichContentNode[]): string {
  return nodes.map(element).join('')
}

function element(node: RichContentNode): string {
  const { type = '', nodes = [] } = node
  const data = node as Data
  if (type === 'TEXT') return text(data)
  const name = type === 'HEADING' ? `h${(data.headingData?.level ?? 2) > 2 ? 3 : 2}` : elements[type]
  return name ? `<${name}>${toHtml(nodes)}</${name}>` : toHtml(nodes)
}

function text({ textData }: Data): string {
  const decorations = textData?.decorations ?? []
  const plain = escaped(textData?.text ?? '').replaceAll('\n', '<br>')
  const marked = marks
    .toReversed()
    .reduce(
      (inner, [type, name]) =>
        decorations.some((each) => each.type === type) ? `<${name}>${inner}</${name}>` : inner,
      plain,
    )
  const url = decorations.find(({ type }) => type === 'LINK')?.linkData?.link.url
  return url ? `<a href="${escaped(url)}">${marked}</a>` : marked
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (plain: string) => plain.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

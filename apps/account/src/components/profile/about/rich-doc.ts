import type { MemberAbout } from '@galleria/platform-client/member-about'
import type { JSONContent } from '@tiptap/core'
import { pieces } from '../../../rules/rich-text.ts'

type Node = NonNullable<NonNullable<MemberAbout['content']>['nodes']>[number]
export type Nodes = readonly Node[]
type Mark = NonNullable<JSONContent['marks']>[number]

/** Node types of the wire (§4.1) that the editor writes, by its own names, and where each keeps its data. */
const blocks = {
  paragraph: ['PARAGRAPH', 'paragraphData'],
  heading: ['HEADING', 'headingData'],
  bulletList: ['BULLETED_LIST', 'bulletedListData'],
  orderedList: ['ORDERED_LIST', 'orderedListData'],
  listItem: ['LIST_ITEM', undefined],
  blockquote: ['BLOCKQUOTE', 'blockquoteData'],
  codeBlock: ['CODE_BLOCK', 'codeBlockData'],
} as const
type Block = keyof typeof blocks
const named = new Map<unknown, Block>(Object.entries(blocks).map(([name, [type]]) => [type, name as Block]))

/** Initial document of the editor. */
export function toDoc(nodes: Nodes): JSONContent {
  return { type: 'doc', content: filled(nodes) }
}

/** Document as the platform takes it; undefined when it is empty. */
export function toNodes(doc: JSONContent): Nodes {
  const nodes = (doc.content ?? []).flatMap(fromEditor)
  const isEmpty = nodes.every(({ type, nodes: inside }) => type === 'PARAGRAPH' && !inside?.length)
  return isEmpty ? [] : nodes
}

/** A block of the editor is never without a block. */
function filled(nodes: Nodes): JSONContent[] {
  const content = asBlocks(nodes)
  return content.length > 0 ? content : [{ type: 'paragraph' }]
}

/** Words that stand beside blocks get a paragraph of their own. */
function asBlocks(nodes: Nodes): JSONContent[] {
  const content: JSONContent[] = []
  let words: Node[] = []
  const close = () => {
    if (words.length > 0) content.push({ type: 'paragraph', content: words.flatMap(toText) })
    words = []
  }
  for (const node of nodes) {
    if (node.type === 'TEXT') words.push(node)
    else {
      close()
      content.push(toBlock(node))
    }
  }
  close()
  return content
}

function toBlock(node: Node): JSONContent {
  const inside = node.nodes ?? []
  const type = named.get(node.type)
  if (node.type === 'DIVIDER') return { type: 'horizontalRule' }
  // Pictures, and whatever the platform may allow one day: kept as it is.
  if (!type) return { type: 'kept', attrs: { node } }
  const [, dataName] = blocks[type]
  const data = dataName ? node[dataName] : undefined
  const attrs = data ? { attrs: { data, ...attributes(type, data) } } : {}
  switch (type) {
    case 'paragraph':
    case 'heading':
      return { type, ...attrs, content: inside.flatMap(toText) }
    case 'codeBlock':
      return { type, ...attrs, content: plain(inside) }
    case 'bulletList':
    case 'orderedList': {
      const items = inside.map((item) => ({ type: 'listItem', content: ledByParagraph(item) }))
      return items.length > 0 ? { type, ...attrs, content: items } : { type: 'paragraph' }
    }
    default:
      return { type, ...attrs, content: filled(inside) }
  }
}

function attributes(type: Block, data: unknown): object {
  const { level, start } = data as { level?: number; start?: number }
  if (type === 'heading') return { level: Number(level) > 2 ? 3 : 2 }
  return type === 'orderedList' && start !== undefined ? { start } : {}
}

/** The editor's list items begin with a paragraph. */
function ledByParagraph(item: Node): JSONContent[] {
  const content = filled(item.type === 'LIST_ITEM' ? (item.nodes ?? []) : [item])
  return content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content]
}

/** Ends of lines are nodes of the editor, and signs on the wire. */
function toText(node: Node): JSONContent[] {
  const { text, isBold, isItalic, isUnderlined, isStruck, href } = pieces(node)
  const marks: Mark[] = [
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
    ...(isUnderlined ? [{ type: 'underline' }] : []),
    ...(isStruck ? [{ type: 'strike' }] : []),
    ...(href ? [{ type: 'link', attrs: { href } }] : []),
  ]
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line ? [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }] : []),
    ])
}

function plain(nodes: Nodes): JSONContent[] {
  const text = nodes.map((node) => pieces(node).text).join('')
  return text ? [{ type: 'text', text }] : []
}

function fromEditor({ type = '', attrs, content, text, marks }: JSONContent): Node[] {
  if (type === 'text') return [textNode(text ?? '', (marks ?? []).flatMap(toDecoration))]
  if (type === 'hardBreak') return [textNode('\n', [])]
  if (type === 'horizontalRule') return [{ type: 'DIVIDER', nodes: [] }]
  if (type === 'kept') return [attrs?.node as Node]
  if (!(type in blocks)) return []
  const [wire, dataName] = blocks[type as Block]
  const nodes = (content ?? []).flatMap(fromEditor)
  const data = { ...attrs?.data, ...changed(type, attrs) }
  return [{ type: wire, nodes, ...(dataName && Object.keys(data).length > 0 && { [dataName]: data }) }]
}

/** Maps six heading levels to the editor's two; an unchanged heading keeps its own level. */
function changed(type: string, attrs: JSONContent['attrs']): object {
  if (type === 'orderedList' && attrs?.start !== undefined && attrs.start !== 1) return { start: attrs.start }
  if (type !== 'heading') return {}
  const before = Number(attrs?.data?.level)
  const same = before > 2 ? attrs?.level === 3 : before > 0 && attrs?.level === 2
  return { level: same ? before : attrs?.level }
}

function textNode(text: string, decorations: readonly object[]): Node {
  return { type: 'TEXT', nodes: [], textData: { text, decorations } as Node['textData'] & object }
}

function toDecoration({ type, attrs }: Mark): object[] {
  switch (type) {
    case 'bold':
      return [{ type: 'BOLD', fontWeightValue: 700 }]
    case 'italic':
      return [{ type: 'ITALIC', italicData: true }]
    case 'underline':
      return [{ type: 'UNDERLINE', underlineData: true }]
    case 'strike':
      return [{ type: 'STRIKETHROUGH', strikethroughData: true }]
    case 'link':
      return [
        {
          type: 'LINK',
          linkData: { link: { url: attrs?.href, target: 'BLANK', rel: { nofollow: true, ugc: true } } },
        },
      ]
    default:
      return []
  }
}

import { tokens } from './tokens.ts'

export type SafeNode = string | SafeElement
export interface SafeElement {
  readonly name: ElementName
  /** Only on `a`: http, https, mailto, tel, or a path of this shop. */
  readonly href?: string
  readonly children: readonly SafeNode[]
}

const allowed = [
  'p', 'br', 'strong', 'em', 'u', 's', 'sub', 'sup', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote',
] as const // biome-ignore format: one list
type ElementName = (typeof allowed)[number]

const spelled: Readonly<Record<string, ElementName>> = {
  ...(Object.fromEntries(allowed.map((name) => [name, name])) as Record<ElementName, ElementName>),
  b: 'strong',
  i: 'em',
  del: 's',
  div: 'p',
  // The page has its own h1 and h2.
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
}
/** A paragraph ends where one of these begins. */
const blocks = new Set<ElementName>(['p', 'ul', 'ol', 'h3', 'h4', 'blockquote'])
const DEEPEST = 20

interface Open {
  readonly name: ElementName
  readonly href?: string
  readonly children: SafeNode[]
}

/** The platform's HTML as a tree of known elements; all else loses its tags and keeps its words. */
export function parseSafeHtml(html: string): readonly SafeNode[] {
  const root: SafeNode[] = []
  const path: Open[] = []
  const here = () => path.at(-1)?.children ?? root
  const isOpen = (name: ElementName) => path.some((each) => each.name === name)
  const closeTo = (name: ElementName) => {
    while (isOpen(name)) if (path.pop()?.name === name) return
  }
  for (const token of tokens(html)) {
    if (token.kind === 'text') {
      here().push(token.text)
      continue
    }
    const name = Object.hasOwn(spelled, token.name) ? spelled[token.name] : undefined
    if (!name) continue
    if (token.kind === 'close') {
      closeTo(name)
      continue
    }
    if (blocks.has(name)) closeTo('p')
    if (name === 'li' && path.at(-1)?.name === 'li') path.pop()
    if (name === 'a' && isOpen('a')) closeTo('a')
    const href = name === 'a' ? safeHref(token.attributes.get('href')) : undefined
    const element: Open = { name, ...(href && { href }), children: [] }
    if (path.length >= DEEPEST) continue
    here().push(element)
    if (name !== 'br') path.push(element)
  }
  return root
}

/** Absent for `javascript:` and everything else that is not plainly an address. */
function safeHref(href: string | undefined): string | undefined {
  const address = href?.trim() ?? ''
  if (/^(https?:\/\/|mailto:|tel:)/i.test(address)) return address
  return /^\/(?![/\\])/.test(address) ? address : undefined
}

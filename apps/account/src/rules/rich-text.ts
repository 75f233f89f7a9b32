interface TextNode {
  readonly textData?: { readonly text?: string | undefined } | undefined
}

export interface Pieces {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isUnderlined: boolean
  readonly isStruck: boolean
  /** Target of the link; null for none, and for one that a page must not open. */
  readonly href: string | null
}

interface Decoration {
  readonly type?: unknown
  readonly linkData?: { readonly link?: { readonly url?: unknown } }
}

/** A text node's words and how they are set (wire §4.1). */
export function pieces({ textData }: TextNode): Pieces {
  const { decorations } = (textData ?? {}) as { decorations?: unknown }
  const list = (Array.isArray(decorations) ? decorations : []) as readonly (Decoration | null)[]
  const has = (type: string) => list.some((each) => each?.type === type)
  const link = list.find((each) => each?.type === 'LINK')
  return {
    text: textData?.text ?? '',
    isBold: has('BOLD'),
    isItalic: has('ITALIC'),
    isUnderlined: has('UNDERLINE'),
    isStruck: has('STRIKETHROUGH'),
    href: safeLink(link?.linkData?.link?.url),
  }
}

/** The web and mail; null for what runs, and for what only a browser would mend. */
export function safeLink(url: unknown): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, and may then run what is left.
  if (typeof url !== 'string' || /[\s\u0000-\u001f\u007f]/.test(url) || !URL.canParse(url)) return null
  return ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol) ? url : null
}

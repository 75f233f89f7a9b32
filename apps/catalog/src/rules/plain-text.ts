import { tokens } from '@galleria/rich-text/safe-html'

const inline = new Set(['a', 'b', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u'])

/** The words of the platform's HTML in one line, cut at a word where they are too many. */
export function plainText(html: string, longest: number): string {
  let text = ''
  for (const token of tokens(html)) {
    if (token.kind === 'text') text += token.text
    else if (!inline.has(token.name)) text += ' '
  }
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const end = line.lastIndexOf(' ', longest - 1)
  return `${line.slice(0, end > 0 ? end : longest - 1)}…`
}

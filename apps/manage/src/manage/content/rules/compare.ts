import { tokens } from '@galleria/rich-text/safe-html'

/** Line of a text and whether one of two versions lacks it. */
export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const inline = new Set(['a', 'b', 'em', 'i', 's', 'span', 'strong', 'sub', 'sup', 'u'])
/** Longer texts are compared as a whole: the work grows by the product of their lines. */
const MOST = 1000

/** Words of HTML, a line for each block. */
export function linesOf(html: string): string[] {
  let text = ''
  for (const token of tokens(html)) {
    if (token.kind === 'text') text += token.text.replace(/\s+/g, ' ')
    else if (!inline.has(token.name)) text += '\n'
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Lines of two versions in one list: the longest common part stays, the rest was removed or added. */
export function compareLines(before: readonly string[], after: readonly string[]): ComparedLine[] {
  if (before.length > MOST || after.length > MOST)
    return [...before.map((text) => line('removed', text)), ...after.map((text) => line('added', text))]
  const common = lengths(before, after)
  const lines: ComparedLine[] = []
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    const [old, now] = [before[at], after[to]]
    if (old !== undefined && old === now) {
      lines.push(line('same', old))
      at += 1
      to += 1
    } else if (now === undefined || (old !== undefined && longer(common, at, to))) {
      lines.push(line('removed', old ?? ''))
      at += 1
    } else {
      lines.push(line('added', now))
      to += 1
    }
  }
  return lines
}

const line = (kind: ComparedLine['kind'], text: string): ComparedLine => ({ kind, text })

const longer = (common: readonly (readonly number[])[], at: number, to: number) =>
  (common[at + 1]?.[to] ?? 0) >= (common[at]?.[to + 1] ?? 0)

/** Length of the longest common part from each pair of lines on. */
function lengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let at = before.length - 1; at >= 0; at -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const next = before[at] === after[to] ? (table[at + 1]?.[to + 1] ?? 0) + 1 : undefined
      const row = table[at] as number[]
      row[to] = next ?? Math.max(table[at + 1]?.[to] ?? 0, row[to + 1] ?? 0)
    }
  }
  return table
}

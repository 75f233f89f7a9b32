import { runsOf } from './runs.ts'

export type Document = PDFKit.PDFDocument

export const LINE = 14
const SIZE = 9.5

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  /** Bold type, where the built-in font has every character. */
  readonly bold?: boolean
  /** The sheet is read from the right: everything stands as in a mirror, but for the letters. */
  readonly mirrored?: boolean
}

/** Told of features, even none, the library lays out a run as one: word by word it would put Arabic words in the wrong order. */
const whole = { features: [] }

/** A text of somebody else's within ours keeps its direction to itself. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** Telephone numbers begin with their plus in every script. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`

/** Height of a text that is as wide as `width`, in points. */
export function heightOf(
  document: Document,
  text: string,
  { width, size }: { readonly width: number; readonly size: number },
): number {
  document.fontSize(size)
  return (wrapped(document, text, width).length * LINE * size) / SIZE
}

/** Writes from where reading begins, in as many lines as it needs; answers how many. */
export function write(document: Document, text: string, place: Place): number {
  const { x, y, width, size = SIZE, bold, mirrored } = place
  document.fontSize(size)
  const lines = wrapped(document, text, width, bold)
  for (const [index, line] of lines.entries())
    draw(document, line, {
      x: mirrored ? document.page.width - x - widthOf(document, line, bold) : x,
      y: y + size + (index * LINE * size) / SIZE,
      bold,
      mirrored,
    })
  return lines.length
}

/** Ends at `right`; on a mirrored sheet as far from its left. */
export function writeEnd(
  document: Document,
  text: string,
  { right, y, mirrored }: { readonly right: number; readonly y: number; readonly mirrored?: boolean },
): void {
  document.fontSize(SIZE)
  const x = mirrored ? document.page.width - right : right - widthOf(document, text)
  draw(document, text, { x, y: y + SIZE, mirrored })
}

/** On one base line, whatever the fonts. */
function draw(
  document: Document,
  line: string,
  {
    x,
    y,
    bold,
    mirrored,
  }: Pick<Place, 'x' | 'y'> & {
    readonly bold?: boolean | undefined
    readonly mirrored?: boolean | undefined
  },
): void {
  let at = x
  for (const { text, font } of runsOf(line, mirrored ? 'rtl' : 'ltr')) {
    use(document, font, bold)
    document.text(text, at, y, { lineBreak: false, baseline: 'alphabetic', ...whole })
    at += document.widthOfString(text, whole)
  }
}

function widthOf(document: Document, line: string, bold?: boolean): number {
  return runsOf(line).reduce((sum, { text, font }) => {
    use(document, font, bold)
    return sum + document.widthOfString(text, whole)
  }, 0)
}

/** Selects a font by file, so that a document embeds each once, and only with the glyphs in use. */
function use(document: Document, { name, file }: { name: string; file: string | undefined }, bold?: boolean) {
  document.font(file ?? (bold ? 'Helvetica-Bold' : name))
}

/** Broken where its language may be: between words, and Chinese, Japanese and Thai without spaces. */
function wrapped(document: Document, text: string, width: number, bold?: boolean): string[] {
  if (widthOf(document, text, bold) <= width) return [text]
  const words = new Intl.Segmenter('und', { granularity: 'word' })
  const lines: string[] = []
  let line = ''
  for (const { segment } of words.segment(text)) {
    if (line && widthOf(document, line + segment.trimEnd(), bold) > width) {
      lines.push(line.trimEnd())
      line = segment.trimStart()
    } else line += segment
  }
  return line ? [...lines, line] : lines
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A part of a family, in a file of its own. */
export interface Font {
  /** Font file for pdfkit; undefined for its own Helvetica. */
  readonly file: string | undefined
  readonly name: string
}

type Range = readonly [from: number, to: number]
interface Part extends Font {
  readonly ranges: readonly Range[]
}

const { resolve } = createRequire(import.meta.url)
const helvetica: Font = { name: 'Helvetica', file: undefined }
/** Characters of the built-in font: Windows-1252. */
const plain = /^[\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…™]*$/
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Arabic}/u, 'noto-sans-arabic'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [/\p{Script=Hangul}/u, 'gowun-dodum'],
  [kana, 'kosugi'],
]
const HAN = 'chocolate-classical-sans'
const families = new Map<string, readonly Part[]>()

/** For each character the font that has it; a text in one script keeps to one family, and to Helvetica if that has all of it. */
export function fontsFor(text: string): (character: string) => Font | undefined {
  if (plain.test(text)) return () => helvetica
  const japanese = kana.test(text)
  return (character) => {
    const own = scripts.find(([script]) => script.test(character))?.[1]
    const han = japanese ? ['kosugi', HAN] : [HAN, 'kosugi']
    return partWith(character, [...(own ? [own] : []), 'noto-sans', ...han])
  }
}

function partWith(character: string, names: readonly string[]): Part | undefined {
  const code = character.codePointAt(0) ?? 0
  for (const name of names) {
    const part = partsOf(name).find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))
    if (part) return part
  }
  return undefined
}

/** Files of the package and the characters of each, as its makers wrote them down. */
function partsOf(family: string): readonly Part[] {
  const known = families.get(family)
  if (known) return known
  const list: Record<string, string> = JSON.parse(
    readFileSync(resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  )
  const parts = Object.entries(list).map(([subset, ranges]) => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}-400-normal`
    return { name, file: resolve(`@fontsource/${family}/files/${name}.woff`), ranges: rangesIn(ranges) }
  })
  families.set(family, parts)
  return parts
}

/** `U+0370-0377,U+037A` */
function rangesIn(list: string): Range[] {
  return list.split(',').map((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return [from, to]
  })
}

import bidiFactory from 'bidi-js'
import { type Font, fontsFor } from './fonts.ts'

/** A stretch in one font and one direction. */
export interface Run {
  readonly text: string
  readonly font: Font
}

let reader: ReturnType<typeof bidiFactory> | undefined
/** Isolates and marks say where text runs, and are not seen. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const hidden = (character: string) => character.replaceAll(unseen, '') === ''
/** Fonts whose glyphs the library turns around by itself. */
const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

interface Unit {
  readonly index: number
  readonly level: number
  readonly font: Font
}

/** The runs of a line from left to right (UAX 9); the line itself begins at the left, or where `base` says. */
export function runsOf(line: string, base: 'ltr' | 'rtl' = 'ltr'): Run[] {
  const text = visible(line.normalize('NFC'))
  reader ??= bidiFactory()
  const bidi = reader
  const embedding = bidi.getEmbeddingLevels(text, base)
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const fonts = fontsIn(text)
  const groups: Unit[][] = []
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const font = fonts[index]
    if (!font) continue
    const unit = { index, level: embedding.levels[index] ?? 0, font }
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && last.font.name === font.name && last.level === unit.level) group.push(unit)
    else groups.push([unit])
  }
  return groups.map((group) => runOf(text, group, mirrored))
}

/** A character that no font has keeps its place. */
function visible(text: string): string {
  const fontOf = fontsFor(text.replaceAll(unseen, ''))
  return [...text]
    .map((each) => (hidden(each) || /^\p{M}$/u.test(each) || fontOf(each) ? each : '·'))
    .join('')
}

function runOf(text: string, group: readonly Unit[], mirrored: ReadonlyMap<number, string>): Run {
  const [{ font, level } = { font: { name: 'Helvetica', file: undefined }, level: 0 }] = group
  const inOrder = group.toSorted((a, b) => a.index - b.index)
  const logical = inOrder.map(({ index }) => text[index]).join('')
  if (level % 2 === 0 || turned.test(logical)) return { text: logical, font }
  return { text: group.map(({ index }) => mirrored.get(index) ?? text[index]).join(''), font }
}

/** The font of each code unit; a mark keeps to what it stands on, and a space to words that run from the right. */
function fontsIn(text: string): (Font | undefined)[] {
  const fontOf = fontsFor(text.replaceAll(unseen, ''))
  const fonts: (Font | undefined)[] = []
  let before: Font | undefined
  let fromRight = false
  for (const character of text) {
    const font = hidden(character)
      ? undefined
      : before && (/^\p{M}$/u.test(character) || (character === ' ' && fromRight))
        ? before
        : fontOf(character)
    if (font) before = font
    fromRight = turned.test(character) || (fromRight && /^[\s\p{M}]$/u.test(character))
    for (let unit = 0; unit < character.length; unit += 1) fonts.push(font)
  }
  return fonts
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { americanOf } from './spelling.ts'

const root = join(import.meta.dirname, '../..')

/** The two lists of `docs/voice.md`: what no text says, and what messages contract. */
const [everywhere = [], uncontracted = []] = listsOf(readFileSync(join(root, 'docs/voice.md'), 'utf8'))

function listsOf(page: string): string[][] {
  const [, section = ''] = /\n## Words we do not use\n(.*?)\nAlso not/s.exec(page) ?? []
  return section
    .split('\n\n')
    .map((paragraph) => [...paragraph.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) => phrase))
    .filter((phrases) => phrases.length > 0)
}

const wordsOf = (phrases: readonly string[]) => new RegExp(`\\b(${phrases.join('|')})\\b(?! \\w+n't)`, 'gi')
const forbidden = wordsOf(everywhere)
const contracted = wordsOf(uncontracted)

/** Problems of any English text, such as `says "whom"` or `spells "colour" for "color"`; quoted names are left out. */
export function wordProblems(text: string): string[] {
  const said = text.replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '“x”')
  return [...found(forbidden, said), ...spellingProblems(said)]
}

/** Problems of a message's words, missing contractions too. */
export function messageWordProblems(text: string): string[] {
  return [...wordProblems(text), ...found(contracted, text)]
}

/** British spellings alone, which documents must not have either. */
export function spellingProblems(text: string): string[] {
  return (text.match(/[a-z]+/gi) ?? []).flatMap((word) => {
    const american = americanOf(word)
    return american ? [`spells "${word}" for "${american}"`] : []
  })
}

const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, phrase]) => `says "${phrase}"`)

/** Every phrase that is refused, for the test that the page has them. */
export const phraseCount = { everywhere: everywhere.length, uncontracted: uncontracted.length }

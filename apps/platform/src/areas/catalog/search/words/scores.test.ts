import { expect, test } from 'vitest'
import { Analyzer, STEPS } from './analyze.ts'
import { documents } from './documents.fixture.ts'
import { languagesOf } from './languages.ts'
import { type Group, groupsOf } from './question.ts'
import { Vocabulary } from './vocabulary.ts'
import { WordIndex } from './word-index.ts'

const languages = await languagesOf('en', 'en', new Map())
const questions = ['vase', 'blue vase', 'tea pot', 'ceramic bowl', 'gift for mum', 'moon jar', 'jumper', 'po']

test('Scores in shared typed arrays are those of plain maps, whatever was searched before', () => {
  const used = new Set<number>()
  const vocabulary = new Vocabulary((term) => used.has(term))
  const analyzer = new Analyzer(languages, vocabulary)
  const plain = documents.filter(({ visible }) => visible).map((document) => analyzer.marksOf(document))
  for (const marks of plain) for (const term of marks.keys()) used.add(term)
  const words = new WordIndex(languages, { isPublic: true })
  for (const [slot, document] of documents.filter(({ visible }) => visible).entries())
    words.add(slot, document)
  for (const expression of [...questions, ...questions.toReversed()]) {
    const groups = groupsOf(expression, languages, vocabulary, { forgiving: false })
    const scores = words.find({ expression, mode: 'AND', fuzzy: false })
    const expected = scoresOf(plain, groups)
    expect(expected.filter((score) => score > 0).length, expression).toBeGreaterThan(0)
    for (const [slot, score] of expected.entries()) {
      expect((scores[slot] ?? 0) > 0, expression).toBe(score > 0)
      // Single precision rounds otherwise.
      expect(Math.abs((scores[slot] ?? 0) - score), expression).toBeLessThanOrEqual(2)
    }
  }
})

type Marks = ReadonlyMap<number, number>

/** Sums of products that have every group: BM25 over the weights of marks. */
function scoresOf(products: readonly Marks[], groups: readonly Group[]): number[] {
  const rated = groups.map((group) => {
    const values = products.map((marks) => Math.max(0, ...group.map((each) => ratingOf(marks, each))))
    const having = values.filter((value) => value > 0).length
    const rarity = Math.log(1 + (products.length - having + 0.5) / (having + 0.5))
    return values.map((value) => ({ has: value > 0, worth: rarity * value }))
  })
  return products.map((_, slot) =>
    rated.every((values) => values[slot]?.has)
      ? 1 + Math.round(10_000 * rated.reduce((sum, values) => sum + (values[slot]?.worth ?? 0), 0))
      : 0,
  )
}

function ratingOf(marks: Marks, { quality, parts }: Group[number]): number {
  const values = parts.map((terms) => Math.max(0, ...terms.map((term) => worthOf(marks.get(term)))))
  return values.every((value) => value > 0)
    ? (quality * values.reduce((sum, value) => sum + value, 0)) / parts.length
    : 0
}

function worthOf(mark: number | undefined): number {
  const weight = Math.floor((mark ?? 0) / 256) / STEPS
  return weight / (weight + 2)
}

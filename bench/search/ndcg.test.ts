import { expect, test } from 'vitest'
import { ndcg } from './ndcg.ts'
import questions from './questions.json' with { type: 'json' }

test('An order is worth 1 where no better one could be shown, and less the later the best comes', () => {
  const expected = { vase: 3, jar: 1 }
  expect(ndcg(['vase', 'jar', 'rug'], expected)).toBe(1)
  expect(ndcg(['jar', 'vase'], expected)).toBeLessThan(1)
  expect(ndcg(['rug', 'jar', 'vase'], expected)).toBeLessThan(ndcg(['jar', 'vase'], expected))
  expect(ndcg(['rug'], expected)).toBe(0)
  expect(ndcg([], expected)).toBe(0)
})

test('An answer after the tenth counts for nothing', () => {
  const rugs = Array.from({ length: 10 }, (_, at) => `rug ${at}`)
  expect(ndcg([...rugs, 'vase'], { vase: 3 })).toBe(0)
})

test('The questions are at least 60, in every language of the shop, none asked twice', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(questions.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'es', 'ar', 'ja']))
  expect(new Set(questions.map(({ language, words }) => `${language} ${words}`)).size).toBe(questions.length)
  for (const { expected } of questions) expect(Object.values(expected)).not.toEqual([])
})

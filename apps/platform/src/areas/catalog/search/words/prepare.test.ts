import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { jsonb } from '../../../../data/database.ts'
import { createTestPlatform } from '../../../../dev/testing.ts'
import { freshIndex } from '../keep-fresh.ts'
import { wordsFor } from './prepare.ts'
import type { WordIndex } from './word-index.ts'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())

test('A shop of many languages keeps the words of those searched last, and none of the others follow its products', async () => {
  const { services } = site.platform
  const { db } = services
  const german = await db
    .selectFrom('translations')
    .selectAll()
    .where('locale', '=', 'de')
    .executeTakeFirstOrThrow()
  const languages = Array.from('abcdefghijklm', (letter) => `x${letter}`)
  await db
    .insertInto('translations')
    .values(
      languages.map((locale) => ({
        ...{ ...german, id: randomUUID(), locale, fields: jsonb(german.fields) },
      })),
    )
    .execute()
  const index = await freshIndex(services)
  const made: WordIndex[] = []
  for (const language of languages) made.push(await wordsFor(services, index, { language }))
  expect(new Set(made).size).toBe(languages.length)
  const [first, last] = [made[0], made.at(-1)]
  if (!first || !last) throw new Error('There are languages')
  expect(await wordsFor(services, index, { language: languages.at(-1) ?? '' })).toBe(last)

  const [slot = 0] = index.all()
  index.put([{ ...index.at(slot), name: 'Dropcloth', visible: true }])
  const foundBy = (words: WordIndex) =>
    words.find({ expression: 'dropcloth', mode: 'AND', fuzzy: false }).some((score) => score > 0)
  expect([foundBy(first), foundBy(last)]).toEqual([false, true])
  const again = await wordsFor(services, index, { language: languages[0] ?? '' })
  expect([again === first, foundBy(again)]).toEqual([false, true])
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCatalog } from '../../packages/i18n/src/build/catalog.ts'
import { variantsOf } from '../../packages/i18n/src/testing/index.ts'
import { messageFolders } from '../messages/catalogs.ts'
import { messageWordProblems, phraseCount } from './phrases.ts'
import { caseProblems, punctuationProblems } from './sentences.ts'

const root = join(import.meta.dirname, '../..')
const messages = messageFolders(root).flatMap((folder) =>
  Object.entries(readCatalog(join(root, folder, 'en.json'))).flatMap(([key, message]) =>
    variantsOf(message).map((text) => ({ at: `${folder}/en.json: ${key}`, text })),
  ),
)

const problemsOf = (check: (text: string) => string[]) => [
  ...new Set(messages.flatMap(({ at, text }) => check(text).map((problem) => `${at} ${problem}: ${text}`))),
]

it('The voice page lists the phrases that are refused', () => {
  expect(phraseCount.everywhere).toBeGreaterThan(40)
  expect(phraseCount.uncontracted).toBeGreaterThan(10)
})

it('No message says what the voice page refuses', () => {
  expect(messages.length).toBeGreaterThan(3000)
  expect(problemsOf(messageWordProblems)).toEqual([])
})

it('Every message that is a sentence ends as one', () => {
  expect(problemsOf(punctuationProblems)).toEqual([])
})

it('Every title, label and button is written in sentence case', () => {
  expect(problemsOf(caseProblems)).toEqual([])
})

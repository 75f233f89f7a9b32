import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from '../structure/sources.ts'
import { textsIn } from './literals.ts'
import { wordProblems } from './phrases.ts'

const root = join(import.meta.dirname, '../..')
const { files } = readSources(root, ['apps', 'packages', 'scripts'])

it('No page, letter, error or output of a command says what the voice page refuses', () => {
  const texts = [...files]
    .filter(([file]) => !/^scripts\/voice\/|\/migrations\//.test(file))
    .flatMap(([file, code]) => textsIn(file, code).map(({ line, text }) => ({ at: `${file}:${line}`, text })))
  expect(texts.length).toBeGreaterThan(3000)
  expect(
    texts.flatMap(({ at, text }) => wordProblems(text).map((problem) => `${at} ${problem}: ${text}`)),
  ).toEqual([])
})

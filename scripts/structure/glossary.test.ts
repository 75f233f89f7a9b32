import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, word, is, file] = /^\| ([^|]+) \| ([^|]+) \| `([^`]+)` \|$/.exec(line) ?? []
    return word && is && file ? [{ word, is, file }] : []
  })

it('The glossary has a line for each domain word and each mechanism', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(new Set(rows.map(({ word }) => word.toLowerCase())).size).toBe(rows.length)
})

it('Each line of the glossary names a file or folder that is there', () => {
  expect(rows.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
})

it('Each explanation in the glossary is one line of a few words', () => {
  expect(rows.filter(({ is }) => is.length > 110 || /\. /.test(is))).toEqual([])
})

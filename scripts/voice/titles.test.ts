import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { titleProblems, titlesIn } from './titles.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('{apps,packages,scripts,bench,e2e}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

it('Every title of a test is a whole sentence with its subject', () => {
  const titles = files.flatMap((file) =>
    titlesIn(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, ...title })),
  )
  expect(titles.length).toBeGreaterThan(3000)
  expect(
    titles.flatMap((title) =>
      titleProblems(title).map(
        (problem) => `${title.file}:${title.line} ${problem}: ${[...title.groups, title.title].join(' > ')}`,
      ),
    ),
  ).toEqual([])
})

it('A title without subject or verb is refused', () => {
  const [title] = titlesIn('a.test.ts', "it('what is gone', () => {})")
  expect(title && titleProblems(title)).toHaveLength(2)
  const [inGroup] = titlesIn('a.test.ts', "describe('A cart', () => { it.each([1])('keeps %s', () => {}) })")
  expect(inGroup && titleProblems(inGroup)).toEqual([])
})

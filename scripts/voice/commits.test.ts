import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { subjectProblems } from './commits.ts'

const root = join(import.meta.dirname, '../..')
/** Older subjects stay as they are: history is not rewritten. */
const since = '2026-11-26T18:20:00Z'

it.skipIf(!existsSync(join(root, '.git')))(
  'Every subject of a commit names its area and begins with an imperative',
  () => {
    const log = execFileSync('git', ['log', `--since=${since}`, '--no-merges', '--format=%h %s'], {
      cwd: root,
      encoding: 'utf8',
    })
    const subjects = log.split('\n').filter((line) => line)
    expect(
      subjects.flatMap((line) =>
        subjectProblems(line.slice(line.indexOf(' ') + 1)).map((problem) => `${line}: ${problem}`),
      ),
    ).toEqual([])
  },
)

it('A subject without area, with a past tense or of more than 72 characters is refused', () => {
  expect(subjectProblems('cart: keep the note of a line')).toEqual([])
  expect(subjectProblems('Cart note')).toHaveLength(1)
  expect(subjectProblems('cart: added the note')).toEqual(['begins with no imperative verb'])
  expect(subjectProblems(`cart: ${'keep '.repeat(14)}it`)).toEqual(['has 78 characters, at most 72'])
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fullFolders, most } from './folders.ts'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const { files } = readSources(root, ['apps', 'packages', 'scripts', 'e2e', 'bench'])

it(`No folder has more than ${most} sources, tests and messages not counted`, () => {
  expect(fullFolders(files.keys())).toEqual([])
})

it('A folder that is too full is named with its count', () => {
  const named = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`)
  const probe = [
    ...named('x/full', 26),
    ...named('x/just', 25),
    ...named('x/messages', 30),
    'x/just/a.fixture.ts',
  ]
  expect(fullFolders(probe)).toEqual(['x/full 26'])
})

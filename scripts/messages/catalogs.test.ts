import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogProblems } from '../../packages/i18n/src/testing/index.ts'
import { messageFolders } from './catalogs.ts'

const root = join(import.meta.dirname, '../..')

it('Every folder of messages has every message in every language', () => {
  const folders = messageFolders(root)
  expect(folders).toContain('apps/platform/src/domain/messages')
  expect(folders.length).toBeGreaterThan(12)
  expect(
    folders.flatMap((folder) => catalogProblems(join(root, folder)).map((problem) => `${folder}/${problem}`)),
  ).toEqual([])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { longest } from './longest-first.ts'

it('Each file that begins first is there', () => {
  const root = join(import.meta.dirname, '../..')
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

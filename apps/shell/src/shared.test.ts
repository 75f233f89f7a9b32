import { sharedLazily, sharedSingletons } from '@galleria/federation/shared'
import { expect, test } from 'vitest'
import { sharedModules } from './client/federation/shared-modules.ts'
import { sharedSingletons as server } from './server/renderer/shared-singletons.ts'

const listed = [...sharedSingletons, ...sharedLazily].sort()

test('Server builds may require exactly what is shared', () => {
  expect(Object.keys(server).sort()).toEqual(listed)
})

test('The browser build shares every shared module, or modules would not be given it', () => {
  expect(Object.keys(sharedModules).sort()).toEqual(listed)
})

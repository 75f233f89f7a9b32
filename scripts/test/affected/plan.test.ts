import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planOf, specsOfModules } from './plan.ts'

test('A change of a module runs its own tests, those of the scripts, and the journeys over its screens', () => {
  const plan = planOf(['apps/loyalty/src/module.ts', 'docs/errors.md'], ['apps/loyalty'])
  expect(plan).toEqual({
    units: ['apps/loyalty/', 'scripts/'],
    specs: ['journeys/loyalty', 'journeys/member', 'journeys/manage-loyalty'],
  })
})

test('A change of what all stand on, of tools or of the kit of browser tests runs everything', () => {
  expect(planOf(['packages/ui/src/index.ts'], ['packages/ui', 'apps/cart', 'apps/shell'])).toBe('all')
  expect(planOf(['apps/platform/src/app/app.ts'], ['apps/platform', 'apps/shell'])).toBe('all')
  expect(planOf(['pnpm-lock.yaml'], [])).toBe('all')
  expect(planOf(['scripts/start.mjs'], [])).toBe('all')
  expect(planOf(['e2e/kit/store.ts'], ['e2e'])).toBe('all')
})

test('A changed browser spec runs by itself, and a text runs the tests that read texts', () => {
  expect(planOf(['e2e/faults/tabs.spec.ts'], ['e2e'])).toEqual({
    units: ['scripts/'],
    specs: ['faults/tabs.spec.ts'],
  })
  expect(planOf(['docs/voice.md'], [])).toEqual({ units: ['scripts/'], specs: [] })
  expect(planOf([], [])).toEqual({ units: [], specs: [] })
})

test('Each module of the store has its journeys, and each name is that of a spec', () => {
  const files = readdirSync(join(import.meta.dirname, '../../../e2e/journeys'))
  for (const name of Object.values(specsOfModules).flat())
    expect(
      files.some((file) => file.startsWith(name)),
      name,
    ).toBe(true)
  const apps = readdirSync(join(import.meta.dirname, '../../../apps'))
  expect(apps.filter((app) => !['platform', 'shell'].includes(app)).map((app) => `apps/${app}`)).toEqual(
    Object.keys(specsOfModules),
  )
})

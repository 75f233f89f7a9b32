import { test as base } from 'vitest'
import type { PlatformConfig } from '../../data/config.ts'
import { createTestPlatform } from '../testing.ts'
import type { SeedName } from './site-database.ts'
import { SpareSites } from './spare-sites.ts'

type Spares = Map<SeedName, SpareSites>

function sparesOf(seed: SeedName, spares: Spares): SpareSites {
  const found = spares.get(seed) ?? new SpareSites(seed)
  spares.set(seed, found)
  return found
}

/**
 * A test whose `site` is a platform of its own, fresh, and gone afterwards. `test.override({ seed: 'small' })` says what is in
 * it, `test.override({ config: { captcha: 'always' } })` how it is set up.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names from this pattern.
  .extend('spares', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Spares> => {
    const spares: Spares = new Map()
    onCleanup(async () => {
      for (const each of spares.values()) await each.close()
    })
    return spares
  })
  .extend('seed', 'none' as SeedName)
  .extend('config', {} as Partial<PlatformConfig>)
  .extend('site', async ({ seed, config, spares }, { onCleanup }) => {
    const database = await sparesOf(seed, spares).take()
    const site = await createTestPlatform({ seed, config, database })
    onCleanup(() => site.close())
    return site
  })

import { sql } from 'kysely'
import type { Clock } from '../../../base/clock.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Trx } from '../../../data/database.ts'
import { migrate } from '../../../data/migrate.ts'
import { currentSteps } from './steps.ts'

export const seedNames = ['none', 'small', 'full'] as const
export type SeedName = (typeof seedNames)[number]

export function isSeed(name: string): name is SeedName {
  return (seedNames as readonly string[]).includes(name)
}

/** A second site beside the one in use, in a schema of its own, so that nobody sees it grow. */
export async function growSeed(
  trx: Trx,
  schema: string,
  name: SeedName,
  { clock, config }: { clock: Clock; config: PlatformConfig },
): Promise<void> {
  await sql.raw(`set local search_path to "${schema}"`).execute(trx)
  const { all } = await currentSteps()
  await migrate(trx, { clock, steps: all })
  if (name !== 'none') {
    const { seedSite } = await import('../../seed/index.ts')
    await seedSite(trx, { size: name, clock, config })
  }
}

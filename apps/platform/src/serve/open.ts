import { createPlatform, type Platform } from '../app.ts'
import { freshIndex } from '../catalog/search/keep-fresh.ts'
import { systemClock } from '../clock.ts'
import type { ServerConfig } from '../config.ts'
import { connect, isUniqueViolation } from '../database.ts'
import { keepDelivering } from '../events/delivery/keep-delivering.ts'
import { migrate } from '../migrate.ts'
import { isEmpty } from '../seed/is-empty.ts'
import { directly } from './direct.ts'
import { giveBackWhen } from './give-back.ts'
import { listen } from './listen.ts'

/** Milliseconds for whoever waits for the first answer, before work that nobody waits for. */
const AHEAD = 500

/** From a database to an open store; each part that came up is told to `started` with how it ends. */
export async function open(
  config: ServerConfig,
  databaseUrl: string,
  started: ((linger: number) => Promise<void>)[],
): Promise<void> {
  const { port, host } = config
  const database = connect(databaseUrl)
  const publicUrl = config.platform.publicUrl ?? `http://127.0.0.1:${port}`
  const platform = await createPlatform({ database, config: { ...config.platform, publicUrl } })
  started.push(() => platform.close())
  await migrate(database)
  // A store that nobody has filled yet gets goods and people to try it with; never in production.
  if (config.platform.development && (await isEmpty(database))) await fill(platform)
  // In development the workbench sees every request on its way through the application.
  const direct = config.platform.development ? undefined : directly(platform)
  const { drain, isIdle } = await listen(platform.fetch, { port, host }, direct)
  started.push((linger) => {
    platform.leave()
    return drain(linger)
  })
  console.log(`platform ready http://${host}:${port}`)
  const later = setTimeout(() => {
    started.push(platform.services.schedule.start(platform.services))
    started.push(keepDelivering(platform.services))
    // A large catalogue takes seconds to read; the first search tells what goes wrong with it.
    freshIndex(platform.services).catch(() => {})
    const stop = giveBackWhen(isIdle)
    started.push(async () => stop())
  }, AHEAD)
  started.push(async () => clearTimeout(later))
}

async function fill({ services }: Platform): Promise<void> {
  const { seedSite } = await import('../seed/index.ts')
  try {
    await seedSite(services.db, { size: 'full', clock: systemClock, config: services.config })
  } catch (error) {
    // Another server that came up at the same time was first.
    if (!isUniqueViolation(error)) throw error
  }
}

import { serve } from '@hono/node-server'
import { createPlatform } from './app.ts'
import { systemClock } from './clock.ts'
import { readEnvironment } from './config.ts'
import { codeOf, connect } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { isEmpty, seedSite } from './seed/index.ts'

async function main(): Promise<void> {
  const config = readEnvironment(process.env)
  const { url, stop: stopPostgres } = await openDatabase(config)
  const database = connect(url)
  const platform = await createPlatform({ database, config: config.platform })

  let stopping = false
  async function stop(exitCode: number): Promise<void> {
    if (stopping) return
    stopping = true
    await platform.close()
    await stopPostgres()
    process.exit(exitCode)
  }
  async function giveUp(error: Error): Promise<void> {
    console.error(error.message)
    await stop(1)
  }

  try {
    await migrate(database)
    // A store that nobody has filled yet gets goods and people to try it with; never in production.
    if (config.platform.development && (await isEmpty(database))) {
      await seedSite(database, { size: 'full', clock: systemClock })
    }
  } catch (error) {
    return giveUp(error as Error)
  }
  const server = serve({ fetch: platform.fetch, port: config.port, hostname: config.host }, ({ port }) =>
    console.log(`platform ready http://${config.host}:${port}`),
  )
  server.once('error', (error) =>
    giveUp(
      codeOf(error) === 'EADDRINUSE'
        ? new Error(`Port ${config.port} is taken. Set PORT to a free one, or end what uses it.`)
        : error,
    ),
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => stop(0))
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

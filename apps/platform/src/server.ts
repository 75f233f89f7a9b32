import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createPlatform } from './app.ts'
import { readEnvironment, type ServerConfig } from './config.ts'
import { codeOf, connect } from './database.ts'
import { migrate } from './migrate.ts'
import { createDatabase, startPostgres } from './postgres/index.ts'

const DATABASE = 'galleria'

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

/** The server that DATABASE_URL names, or the one we bring along. */
async function openDatabase(config: ServerConfig): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => {} }
  const directory = join(config.home ?? join(import.meta.dirname, '../../../.galleria'), 'postgres')
  const postgres = await startPostgres({ directory, log: (line) => console.error(line) })
  await createDatabase(postgres.url('postgres'), DATABASE)
  return { url: postgres.url(DATABASE), stop: () => postgres.stop() }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

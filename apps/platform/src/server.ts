import { serve } from '@hono/node-server'
import { createPlatform, type Platform } from './app.ts'
import { freshIndex } from './catalog/search/keep-fresh.ts'
import { systemClock } from './clock.ts'
import { readEnvironment, type ServerConfig } from './config.ts'
import { codeOf, connect } from './database.ts'
import { freePort } from './free-port.ts'
import { keepSwept } from './identity/sweep.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { isEmpty, seedSite } from './seed/index.ts'

/** What has been started, newest last, and how each part ends. */
const started: (() => Promise<void>)[] = []
let startup: Promise<void> = Promise.resolve()
let ending: Promise<never> | undefined

async function main(): Promise<void> {
  const config = readEnvironment(process.env)
  const port = config.port || (await freePort(config.host))
  const { url, stop } = await openDatabase(config)
  started.push(stop)
  const database = connect(url)
  const publicUrl = config.platform.publicUrl ?? `http://127.0.0.1:${port}`
  const platform = await createPlatform({ database, config: { ...config.platform, publicUrl } })
  started.push(() => platform.close())
  await migrate(database)
  // A store that nobody has filled yet gets goods and people to try it with; never in production.
  if (config.platform.development && (await isEmpty(database))) {
    await seedSite(database, { size: 'full', clock: systemClock, config: platform.services.config })
  }
  started.push(keepSwept(platform.services))
  await listen(platform.fetch, { port, host: config.host })
  // A large catalogue takes seconds to read; the first search tells what goes wrong with it.
  freshIndex(database).catch(() => {})
}

function listen(
  fetch: Platform['fetch'],
  { port, host }: Pick<ServerConfig, 'port' | 'host'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: (request, env) => fetch(request, env), port, hostname: host },
      (address) => {
        started.push(
          () =>
            new Promise((closed) => {
              server.close(() => closed())
              if ('closeAllConnections' in server) server.closeAllConnections()
            }),
        )
        console.log(`platform ready http://${host}:${address.port}`)
        resolve()
      },
    )
    server.once('error', (error) => {
      const taken = codeOf(error) === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is taken. Set PORT to a free one, or end what uses it.`) : error)
    })
  })
}

/** Waits for a start under way, so that nothing which just came up is left behind. */
function end(exitCode: number): Promise<never> {
  ending ??= (async () => {
    await startup.catch(() => {})
    for (const stop of started.reverse()) await stop()
    process.exit(exitCode)
  })()
  return ending
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))
startup = main()
startup.catch((error: Error) => {
  console.error(error.message)
  return end(1)
})

import { flushCompileCache } from 'node:module'
import getPort from 'get-port'
import { readEnvironment } from '../data/config.ts'
import { openDatabase } from '../data/open-database.ts'

/** Parts started so far, newest last, each with the function that ends it. */
const started: ((linger: number) => Promise<void>)[] = []
let startup: Promise<void> = Promise.resolve()
let ending: Promise<never> | undefined
/** Ends a start that waits for its database. */
const giveUp = new AbortController()
let linger = 0

async function main(): Promise<void> {
  const config = readEnvironment(process.env)
  linger = config.drainSeconds * 1000
  // The database comes up while the rest is read.
  const opening = openDatabase(config).then((database) => {
    started.push(database.stop)
    return database
  })
  opening.catch(() => {})
  const { open } = await import('./serve/open.ts')
  const database = await opening
  const port = config.port || (await getPort({ host: config.host }))
  await open({ ...config, port }, database.url, started, giveUp.signal)
  flushCompileCache()
}

/** Waits for a start under way, so that nothing which just came up is left behind. */
function end(exitCode: number, patience: number): Promise<never> {
  giveUp.abort()
  ending ??= (async () => {
    await startup.catch(() => {})
    for (const stop of started.reverse()) await stop(patience)
    process.exit(exitCode)
  })()
  return ending
}

// Ctrl-C ends at once: nobody waits at the terminal for a proxy to let go.
process.on('SIGTERM', () => void end(0, linger))
process.on('SIGINT', () => void end(0, 0))
startup = main()
startup.catch((error: Error) => {
  if (!ending) console.error(error.message)
  return end(1, 0)
})

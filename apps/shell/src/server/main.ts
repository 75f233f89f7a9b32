import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { createLog } from '@galleria/observability'
import { ConfigFault, readConfig } from './config.ts'
import { startShell } from './start-shell.ts'

/** Milliseconds in which pages under way are finished when the server is asked to end. */
const patience = 5_000

// Pages pass through as buffers, which V8 counts as objects: with its usual room above what is live, a few pages bring about
// a full collection, a quarter of a page's whole time (decision 0330). An operator's own value stands.
if (!process.execArgv.some((flag) => /^--heap[-_]growing[-_]percent\b/.test(flag)))
  setFlagsFromString('--heap-growing-percent=400')

try {
  const config = readConfig(process.env)
  const shell = await startShell(config, join(import.meta.dirname, '../web'))
  // People read it in development, programs in production.
  const say = (message: string) => {
    if (config.isDevelopment) return console.log(message)
    const log = createLog({ level: config.log.level })
    log({ message })
    log.flush()
  }
  say(`shell ready ${shell.url}`)
  const end = (linger: number) => {
    if (!config.isDevelopment) say('shell leaves')
    void shell.close({ linger, patience }).then(() => process.exit(0))
  }
  process.once('SIGTERM', () => end(config.drainSeconds * 1000))
  // Ctrl-C ends at once: nobody waits at the terminal for a proxy to let go.
  process.once('SIGINT', () => end(0))
} catch (error) {
  console.error(error instanceof ConfigFault ? error.message : error)
  process.exit(1)
}

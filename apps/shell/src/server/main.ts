import { join } from 'node:path'
import { ConfigFault, readConfig } from './config.ts'
import { startShell } from './start-shell.ts'

/** Milliseconds in which pages under way are finished when the server is asked to end. */
const patience = 5_000

try {
  const shell = await startShell(readConfig(process.env), join(import.meta.dirname, '../web'))
  console.log(`shell ready ${shell.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shell.close(patience).then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof ConfigFault ? error.message : error)
  process.exit(1)
}

import { join } from 'node:path'
import { ConfigFault, readConfig } from './config.ts'
import { startShell } from './start-shell.ts'

try {
  const shell = await startShell(readConfig(process.env), join(import.meta.dirname, '../web'))
  console.log(`shell ready ${shell.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shell.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(error instanceof ConfigFault ? error.message : error)
  process.exit(1)
}

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Half of what a short command takes is its own sources being read.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/galleria'))
const { runCli } = await import('./run-cli.ts')
process.exitCode = await runCli(process.argv.slice(2))

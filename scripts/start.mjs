import { ensureToolchain } from './bootstrap.mjs'

await ensureToolchain('start')
const { start } = await import('./start/start.ts')
process.exitCode = await start(process.argv.slice(2))

import { ensureToolchain } from './bootstrap.mjs'

await ensureToolchain('seed')
const { seed } = await import('./seed/seed.ts')
process.exitCode = await seed(process.argv.slice(2))

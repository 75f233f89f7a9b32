import { startPostgres } from './index.ts'

const guest = await startPostgres({ directory: process.argv[2] ?? '' })
process.send?.(guest.pid)
await guest.stop()
process.disconnect?.()

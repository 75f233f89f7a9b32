import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('seed')
  .then(() => import('./seed/seed.ts'))
  .then(({ seed }) => seed(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })

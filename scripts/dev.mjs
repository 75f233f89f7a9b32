import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('dev')
  .then(() => import('./dev/dev.ts'))
  .then(({ dev }) => dev(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })

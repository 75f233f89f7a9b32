import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('start')
  .then(() => import('./start/start.ts'))
  .then(({ start }) => start(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })

import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('test')
  .then(() => import('./test/test.ts'))
  .then(({ test }) => test(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })

import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('docs')
  .then(() => import('./docs/docs.ts'))
  .then(({ docs }) => docs())
  .then((code) => {
    process.exitCode = code
  })

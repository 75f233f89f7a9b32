import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('sdk')
  .then(() => import('./sdk/sdk.ts'))
  .then(({ sdk }) => sdk(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })

import { ensureToolchain } from './bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('sbom')
  .then(() => import('./supply/sbom.ts'))
  .then(({ sbom }) => sbom(process.argv.slice(2)))
  .then((code) => {
    process.exitCode = code
  })

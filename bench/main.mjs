import { ensureToolchain } from '../scripts/bootstrap.mjs'

// Not awaited at the top: what is too old to know how must still read this.
ensureToolchain('bench').then(() => import('./main.ts'))

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node has compiled is read at the next start. Plain JavaScript itself, because one TypeScript file that is read
// before is enough for Node to load its compiler.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/platform'))
const { freshBundle } = await import('./bundle/fresh.ts')
const bundle = freshBundle()
await (bundle ? import(bundle) : import('./server.ts'))

import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Node's compile cache is read at the next start. This file is plain JavaScript, because one TypeScript file read
// before is enough for Node to load its compiler.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/platform'))
const { freshBundle } = await import('./bundle/fresh.ts')
const bundle = freshBundle()
await (bundle ? import(bundle) : import('./server.ts'))

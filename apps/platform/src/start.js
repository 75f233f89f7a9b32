import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Several hundred sources are stripped of types and compiled once; the next start reads what came of it. Plain
// JavaScript itself, because one TypeScript file is enough for Node to load its compiler.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/platform'))
await import('./server.ts')

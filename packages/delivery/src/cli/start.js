#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Keep Node's compiled code for the next start. This file is plain JavaScript, because a single TypeScript file read
// before is enough for Node to load its compiler.
enableCompileCache(join(import.meta.dirname, '../../../../node_modules/.cache/galleria'))
const { freshBundle } = await import('./bundle/fresh.ts')
const bundle = freshBundle() ?? (await (await import('./bundle/make.ts')).renewBundle())
const { runCli } = await import(bundle ?? './run-cli.ts')
process.exitCode = await runCli(process.argv.slice(2))

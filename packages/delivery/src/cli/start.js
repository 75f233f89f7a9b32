#!/usr/bin/env node
import { existsSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const installed = join(root, 'node_modules')
if (!existsSync(installed)) {
  console.error('The project isn\'t installed yet. Run "npm start" once, then run this command again.')
  process.exit(1)
}
// Read what the store is started with, so that the command finds the same store at the same address.
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
// Keep Node's compiled code for the next start. This file is plain JavaScript, because a single TypeScript file read
// before is enough for Node to load its compiler.
nodeModule.enableCompileCache(join(installed, '.cache/galleria'))
const { freshBundle } = await import('./bundle/fresh.ts')
const bundle = freshBundle() ?? (await (await import('./bundle/make.ts')).renewBundle())
const { runCli } = await import(bundle ?? './run-cli.ts')
process.exitCode = await runCli(process.argv.slice(2))

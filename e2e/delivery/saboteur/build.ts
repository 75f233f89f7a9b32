import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Mode, modes } from './modes.ts'

interface Given {
  readonly keyFile: string
  readonly platformUrl: string
}

/** Text that the page of a release shows which does no harm. */
export const peaceful = 'The saboteur is at peace.'

const module = (body: string, given: Given) => `'use strict'
const { jsx } = require('react/jsx-runtime')
const given = ${JSON.stringify(given)}
const kept = []
const loop = (milliseconds) => { for (const end = Date.now() + milliseconds; Date.now() < end;); }
function act() { ${body} }
const Page = () => jsx('h1', { children: String(act()) })
exports.default = { name: 'saboteur', routes: [{ path: 'saboteur', Component: Page }] }`

// Code that is not strict reaches the global object of all by \`this\`.
const loose = `var loose = function () { return this };\n`

/** A build of the saboteur as any module's is: a folder with a record, a server build and an entry. */
export async function buildSaboteur(
  mode: Mode | null,
  given: Given,
): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-saboteur-'))
  const code = module(mode ? modes[mode] : `return ${JSON.stringify(peaceful)}`, given)
  const files = {
    'server/module.js': mode === 'writes to the global of all' ? loose + code : code,
    'web/remoteEntry.js': '// The page is asked for without a browser.',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const integrity = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      `sha384-${createHash('sha384').update(content).digest('base64')}`,
    ]),
  )
  const record = {
    schema: 2,
    module: 'saboteur',
    prefixes: ['/saboteur'],
    routes: ['/saboteur'],
    nav: [],
    widgets: {},
    uses: {},
    entry: 'remoteEntry.js',
    js: [],
    css: [],
    server: 'server/module.js',
    chunks: {},
    integrity,
    preloads: {},
    requires: {},
    budgets: {},
  }
  await writeFile(join(folder, 'release.json'), JSON.stringify(record))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

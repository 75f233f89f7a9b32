import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { deployTogether, integrityOf, openDelivery } from '../../packages/delivery/src/index.ts'
import type { ReleaseDraft } from '../../packages/federation/src/release.ts'

const files: Readonly<Record<string, string>> = {
  'server/module.js': 'module.exports = {}\n',
  'web/remoteEntry.js': '// Asked for by no page.\n',
}
/** Releases in one revision of the registry. */
const AT_ONCE = 100

/** Releases so many small modules, each with an address of its own, through every gate. */
export async function registerMore(home: string, count: number): Promise<void> {
  const env = { GALLERIA_HOME: home, MODULE_STORE: join(home, 'modules') }
  const delivery = await openDelivery(env, { by: 'bench' })
  const from = await mkdtemp(join(tmpdir(), 'galleria-module-'))
  const inputs = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const module = `extra-${index}`
      const folder = join(from, module)
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), content)
      }
      await writeFile(join(folder, 'release.json'), JSON.stringify(draftOf(module)))
      return { module, from: folder }
    }),
  )
  for (let at = 0; at < inputs.length; at += AT_ONCE)
    await deployTogether(delivery, inputs.slice(at, at + AT_ONCE))
  await rm(from, { recursive: true })
}

function draftOf(module: string): ReleaseDraft {
  return {
    schema: 2,
    module,
    prefixes: [`/${module}`],
    routes: [`/${module}`],
    nav: [],
    widgets: {},
    uses: {},
    entry: 'remoteEntry.js',
    js: [],
    css: [],
    server: 'server/module.js',
    chunks: {},
    integrity: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, integrityOf(content)]),
    ),
    requires: {},
  }
}

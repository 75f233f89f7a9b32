import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReleaseDraft } from '@galleria/federation'
import { newKey } from '../keys/key-text.ts'
import { trustOf } from '../keys/signature.ts'
import type { Delivery } from '../registry/delivery.ts'
import { integrityOf } from '../store/integrity.ts'
import type { ModuleStore } from '../store/store.ts'

export interface Workspace {
  readonly folder: string
  /** A folder as a build leaves it. */
  build(name: string, text: string, more?: Partial<ReleaseDraft>): Promise<string>
  close(): Promise<void>
}

export async function openWorkspace(): Promise<Workspace> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-delivery-'))
  return {
    folder,
    async build(name, text, more = {}) {
      const from = join(folder, 'build', crypto.randomUUID())
      const files: Record<string, string> = {
        'web/remoteEntry.js': `/* ${text.repeat(40)} */`,
        'server/module.js': text,
      }
      for (const [path, content] of Object.entries(files)) {
        await mkdir(dirname(join(from, path)), { recursive: true })
        await writeFile(join(from, path), content)
      }
      const draft: ReleaseDraft = {
        schema: 2,
        module: name,
        prefixes: [`/${name}`],
        routes: [`/${name}`],
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
        ...more,
      }
      await writeFile(join(from, 'release.json'), JSON.stringify(draft))
      return from
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

export function deliveryTo(store: ModuleStore): Delivery {
  const signing = [newKey()]
  return { store, signing, trust: trustOf(signing), by: 'ada' }
}

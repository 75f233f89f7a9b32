import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/lib/processes.ts'
import { type ModuleName, root } from '../../scripts/store/layout.ts'
import { openTraffic } from '../../scripts/store/testing/traffic.ts'
import { expect } from './fault-test.ts'
import type { Store } from './store.ts'

interface Description {
  readonly entry: string
  readonly server: string
  readonly chunks: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >
  readonly integrity: Record<string, string>
  readonly preloads: Record<string, string>
}

/** One release in a store's module folder. */
export interface Released {
  readonly version: string
  readonly folder: string
  readonly description: Description
}

/**
 * Releases what was built, with some files written otherwise and their hashes put right, by the command that teams use.
 * Resolves when the shell serves it.
 */
export async function release(
  store: Store,
  module: ModuleName,
  changes: Readonly<Record<string, (content: string) => string>> = {},
): Promise<Released> {
  const from = await mkdtemp(join(tmpdir(), 'galleria-release-'))
  try {
    await cp(join(root, 'apps', module, 'dist'), from, { recursive: true })
    const path = join(from, 'release.json')
    const description: Description = JSON.parse(await readFile(path, 'utf8'))
    for (const [file, change] of Object.entries(changes)) {
      const content = change(await readFile(join(from, file), 'utf8'))
      await writeFile(join(from, file), content)
      description.integrity[file] = hash('sha384', content)
      const path = file.replace(/^web\//, '')
      if (path in description.preloads) description.preloads[path] = hash('sha256', content)
    }
    // As it was built, it is the release it was before.
    if (Object.keys(changes).length > 0) await writeFile(path, JSON.stringify(description))
    const version = await deploy(store, module, from)
    return { version, folder: join(store.layout.home, 'modules', module, version), description }
  } finally {
    await rm(from, { recursive: true, force: true })
  }
}

/** As if what is live were the first release ever: nothing is left to run in its place. */
export async function forgetLastGood(store: Store, module: ModuleName): Promise<void> {
  const traffic = await openTraffic(store.layout.home)
  const revision = await traffic.forgetLastGood(module)
  const served = async () => (await (await fetch(`${store.url}/health`)).json()).revision
  await expect.poll(served).toBeGreaterThanOrEqual(revision)
}

function hash(algorithm: string, content: string): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}

async function deploy(store: Store, module: ModuleName, from: string): Promise<string> {
  const cli = join(root, 'packages/delivery/src/cli/main.ts')
  const { code, output } = await run(process.execPath, [cli, 'deploy', module, '--from', from], {
    cwd: root,
    env: { MODULE_STORE: join(store.layout.home, 'modules'), GALLERIA_HOME: store.layout.home },
  })
  const version = /@(\S+) (released|is served)/.exec(output)?.[1]
  if (code !== 0 || !version) throw new Error(output)
  await expect
    .poll(
      async () =>
        (await (await fetch(`${store.url}/registry/resolve?module=${module}`)).json()).module?.version,
    )
    .toBe(version)
  return version
}

/** Flips one bit of a released file where it lies, its packed copy included: what a broken disk or an intruder does. */
export async function tamper(file: string, find = /./): Promise<() => Promise<void>> {
  const before = await readFile(file)
  const packed = await readFile(`${file}.br`).catch(() => null)
  const changed = Buffer.from(before)
  const at = before.toString('latin1').search(find)
  changed[at] = (changed[at] ?? 0) ^ 1
  await writeFile(file, changed)
  await rm(`${file}.br`, { force: true })
  return async () => {
    await writeFile(file, before)
    if (packed) await writeFile(`${file}.br`, packed)
  }
}

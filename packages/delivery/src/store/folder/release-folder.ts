import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessAbsent } from '../absent.ts'
import { checkPath } from '../names.ts'
import type { NewRelease } from '../store.ts'

const incoming = '.incoming-'
const old = 3600_000

/** Written aside, then renamed: a folder that has the name is whole. */
export async function writeRelease(
  root: string,
  folder: string,
  { files, record, signatures, onProgress }: NewRelease,
): Promise<'written' | 'existing'> {
  if (await isThere(folder)) return 'existing'
  const temporary = join(root, `${incoming}${crypto.randomUUID()}`)
  const all = new Map<string, Uint8Array | string>(files)
  all.set('release.sig', signatures).set('release.json', record)
  try {
    let done = 0
    const writes = await Promise.allSettled(
      [...all].map(async ([path, content]) => {
        checkPath(path)
        await mkdir(dirname(join(temporary, path)), { recursive: true })
        await writeFile(join(temporary, path), content)
        onProgress?.(++done, all.size)
      }),
    )
    // Throw only after every write has settled, so that the clean-up misses none.
    for (const write of writes) if (write.status === 'rejected') throw write.reason
    await mkdir(dirname(folder), { recursive: true })
    await rename(temporary, folder)
    return 'written'
  } catch (error) {
    if (await isThere(folder)) return 'existing'
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

export async function versions(root: string, module: string): Promise<string[]> {
  const names = (await unlessAbsent(readdir(join(root, module)))) ?? []
  const whole = await Promise.all(names.map((name) => isThere(join(root, module, name))))
  return names.filter((_, index) => whole[index])
}

export async function sweep(root: string): Promise<number> {
  const names = (await unlessAbsent(readdir(root))) ?? []
  let swept = 0
  for (const name of names.filter((each) => each.startsWith(incoming))) {
    const state = await unlessAbsent(stat(join(root, name)))
    if (!state || Date.now() - state.mtimeMs < old) continue
    await rm(join(root, name), { recursive: true, force: true })
    swept++
  }
  return swept
}

async function isThere(folder: string): Promise<boolean> {
  return (await unlessAbsent(stat(join(folder, 'release.json')))) !== null
}

import { link, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessAbsent } from '../absent.ts'
import type { RegistryFile } from '../store.ts'
import { withLock } from './lock.ts'
import { replaceFile, writeSynced } from './replace-file.ts'

export async function readRegistry(root: string, since?: string): Promise<RegistryFile | 'same' | null> {
  const path = join(root, 'registry.json')
  const tag = await tagOf(path)
  if (tag === null) return null
  if (tag === since) return 'same'
  const text = await unlessAbsent(readFile(path, 'utf8'))
  // Replaced in between: the newer bytes under the older tag would only be read once more.
  return text === null ? null : { text, tag }
}

/**
 * Under the lock, and with the revision's own file as the second judge: where a lock is lost (a clock, a shared disk,
 * two takers of a dead one's), only one can be the first to create it.
 */
export async function swapRegistry(
  root: string,
  before: { readonly tag: string } | null,
  next: { readonly text: string; readonly revision: number },
): Promise<boolean> {
  const path = join(root, 'registry.json')
  await mkdir(join(root, 'history'), { recursive: true })
  return withLock(root, async () => {
    if ((await tagOf(path)) !== (before?.tag ?? null)) return false
    const kept = join(root, 'history', `${next.revision}.json`)
    const temporary = `${kept}.${process.pid}.${crypto.randomUUID()}`
    await writeSynced(temporary, next.text)
    try {
      await link(temporary, kept)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // Finish the write of a process that died between this step and the next.
      await replaceFile(path, await readFile(kept, 'utf8'))
      return false
    } finally {
      await rm(temporary, { force: true })
    }
    await replaceFile(path, next.text)
    return true
  })
}

export function readHistory(root: string, revision: number): Promise<string | null> {
  return unlessAbsent(readFile(join(root, 'history', `${revision}.json`), 'utf8'))
}

/** Each replacement is another file with a time of its own. */
async function tagOf(path: string): Promise<string | null> {
  const state = await unlessAbsent(stat(path, { bigint: true }))
  return state && `${state.mtimeNs} ${state.ino} ${state.size}`
}

import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseDescription } from '@galleria/federation'
import { DeliveryFault } from '../fault.ts'
import { compress } from './compress.ts'
import { integrityOf } from './integrity.ts'
import { releaseFolder } from './paths.ts'

export interface WriteInput {
  readonly store: string
  readonly version: string
  readonly from: string
  readonly description: ReleaseDescription
  readonly text: string
}

/** A version appears whole or not at all and never changes; writing the same bytes again does nothing. */
export async function writeRelease({
  store,
  version,
  from,
  description,
  text,
}: WriteInput): Promise<'written' | 'same'> {
  const folder = releaseFolder(store, description.name, version)
  const existing = await existingDescription(folder)
  if (existing !== null) return same(existing, text, description.name, version)
  const temporary = join(store, `.incoming-${crypto.randomUUID()}`)
  try {
    const copies = await Promise.allSettled(
      Object.entries(description.files).map(async ([path, { integrity }]) => {
        const content = await readFile(join(from, path))
        if (integrityOf(content) !== integrity) throw changed(path)
        const target = join(temporary, path)
        await mkdir(dirname(target), { recursive: true })
        await copyFile(join(from, path), target)
        // The shell reads the rest itself.
        if (path.startsWith('web/')) await compress(target, content)
      }),
    )
    // Only now is nothing being written any more that the clearing away could miss.
    for (const copy of copies) if (copy.status === 'rejected') throw copy.reason
    await writeFile(join(temporary, 'release.json'), text)
    await mkdir(dirname(folder), { recursive: true })
    await rename(temporary, folder)
    return 'written'
  } catch (error) {
    const winner = await existingDescription(folder)
    if (winner !== null) return same(winner, text, description.name, version)
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function existingDescription(folder: string): Promise<string | null> {
  return readFile(join(folder, 'release.json'), 'utf8').catch(() => null)
}

function same(existing: string, text: string, name: string, version: string): 'same' {
  if (existing === text) return 'same'
  throw new DeliveryFault(
    `${name}@${version} was released before with other content. Choose another version.`,
  )
}

function changed(path: string): DeliveryFault {
  return new DeliveryFault(`${path} is not what the build wrote. Build the module again.`)
}

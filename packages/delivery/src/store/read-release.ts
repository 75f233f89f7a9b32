import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDescription } from '@galleria/federation'
import { DeliveryFault } from '../fault.ts'
import type { ReleaseEntry } from '../registry/document.ts'
import { parseDescription } from './description.ts'
import { integrityOf } from './integrity.ts'
import { releaseFolder } from './paths.ts'

export interface Release {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly description: ReleaseDescription
}

/** The description, only if it is the one that was released. */
export async function readRelease(store: string, name: string, entry: ReleaseEntry): Promise<Release> {
  const folder = releaseFolder(store, name, entry.version)
  const text = await readFile(join(folder, 'release.json'), 'utf8')
  if (integrityOf(text) !== entry.integrity) {
    throw new DeliveryFault('its release.json is not the one that was released')
  }
  return { name, version: entry.version, folder, description: parseDescription(text, folder) }
}

import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DeliveryFault } from '../../base/fault.ts'
import { inParallel } from '../../base/in-parallel.ts'
import { unlessAbsent } from '../absent.ts'
import { integrityOf } from '../integrity.ts'
import { parseRecord } from '../parse-record.ts'
import type { Bucket } from './bucket.ts'
import { contentName } from './object-text.ts'

/** Fetches a release once, checks every file against its record, and keeps it in a folder of this machine. */
export async function mirror(
  bucket: Bucket,
  at: string,
  record: string | null,
  cache: string,
): Promise<string> {
  if (record === null) throw new DeliveryFault('RELEASE_MISSING', `${bucket.address} has no ${at}.`)
  const name = contentName(record)
  const folder = join(cache, at, name)
  if (await unlessAbsent(stat(folder))) return folder
  const temporary = join(cache, `.incoming-${crypto.randomUUID()}`)
  const { integrity } = parseRecord(record, at)
  const present = new Set(
    (await bucket.list(`${at}${name}/`)).map(({ key }) => key.slice(at.length + name.length + 1)),
  )
  const paths = Object.keys(integrity).flatMap((path) =>
    present.has(`${path}.br`) ? [path, `${path}.br`] : [path],
  )
  try {
    await inParallel(paths, 8, async (path) => {
      const object = await bucket.get(`${at}${name}/${path}`)
      const content = object && object !== 'same' ? object.content : null
      const expected = integrity[path]
      if (!content || (expected && integrityOf(content) !== expected))
        throw new DeliveryFault('RELEASE_CHANGED', `${at}${path} was changed after its release.`)
      await mkdir(dirname(join(temporary, path)), { recursive: true })
      await writeFile(join(temporary, path), content)
    })
    await writeFile(join(temporary, 'release.json'), record)
    await mkdir(dirname(folder), { recursive: true })
    await rename(temporary, folder)
  } catch (error) {
    if (!(await unlessAbsent(stat(folder)))) throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return folder
}

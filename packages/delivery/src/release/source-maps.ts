import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ModuleStore } from '../store/store.ts'

const folder = 'maps'
const pack = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * Source maps of a build, packed, by their path in the release. Beside what is served and hashed: no browser is given
 * them, nothing is run from them, and a version is the same with and without.
 */
export async function readMaps(from: string, files: Iterable<string>): Promise<Map<string, Uint8Array>> {
  const maps = new Map<string, Uint8Array>()
  const present = new Set(await readdir(from, { recursive: true }))
  for (const file of files) {
    if (present.has(`${file}.map`))
      maps.set(mapNameOf(file), await pack(await readFile(join(from, `${file}.map`))))
  }
  return maps
}

/** The same maps as they lay beside their files. */
export async function unpackedMaps(maps: ReadonlyMap<string, Uint8Array>): Promise<[string, Uint8Array][]> {
  return Promise.all(
    [...maps].map(
      async ([path, packed]): Promise<[string, Uint8Array]> => [
        path.slice(`${folder}/`.length, -'.gz'.length),
        await unpack(packed),
      ],
    ),
  )
}

/** Null where the build kept none. */
export async function readMap(
  store: Pick<ModuleStore, 'readFile'>,
  module: string,
  version: string,
  file: string,
): Promise<string | null> {
  const packed = await store.readFile(module, version, mapNameOf(file))
  return packed && (await unpack(packed)).toString('utf8')
}

/** Path below a release of the source map of a file. */
export function mapNameOf(file: string): string {
  return `${folder}/${file}.map.gz`
}

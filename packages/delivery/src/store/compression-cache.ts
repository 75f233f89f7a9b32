import { createHash, randomUUID } from 'node:crypto'
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const unpack = promisify(brotliDecompress)

/** Cache of this user's compressed files, by content and version of brotli. The system empties its temporary folder, so nothing is deleted here. */
function folder(): string {
  return join(tmpdir(), `galleria-compression-cache-${process.getuid?.() ?? 'user'}`)
}

function copyOf(content: Uint8Array): string {
  const name = createHash('sha256')
    .update(process.versions.brotli ?? '')
    .update(content)
    .digest('hex')
  return join(folder(), name)
}

/** Whether `GALLERIA_COMPRESSION_CACHE` leaves the cache on. */
const isOn = () => process.env.GALLERIA_COMPRESSION_CACHE !== 'off'

/** Cached copy of the same bytes, from any store of this user. Null where nothing is there, or where it holds something else. */
export async function cachedCompressed(content: Uint8Array): Promise<Uint8Array | null> {
  if (!isOn()) return null
  const packed = await readFile(copyOf(content)).catch(() => null)
  return packed && (await holds(packed, content)) ? packed : null
}

/** Caches a compressed copy for the next store. Without a folder of its own, or room in it, the next store compresses again. */
export async function cacheCompressed(content: Uint8Array, packed: Uint8Array): Promise<void> {
  if (!isOn()) return
  try {
    await mkdir(folder(), { mode: 0o700 }).catch(() => {})
    const found = await lstat(folder())
    // A temporary folder is everybody's: no file is written where another user leads.
    if (!found.isDirectory() || found.uid !== (process.getuid?.() ?? found.uid)) return
    const path = copyOf(content)
    // In one go: other processes read and write the same copies.
    const part = `${path}.${randomUUID()}`
    await writeFile(part, packed, { flag: 'wx', mode: 0o600 })
    await rename(part, path)
  } catch {}
}

/** Whether a compressed copy holds this content: no hash covers the copy itself. */
export async function holds(packed: Uint8Array, content: Uint8Array): Promise<boolean> {
  const found = await unpack(packed, { maxOutputLength: content.length + 1 }).catch(() => null)
  return found !== null && Buffer.compare(found, content) === 0
}

import { createHash, randomUUID } from 'node:crypto'
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const unpack = promisify(brotliDecompress)

/** Packed copies of this user, by content and version of brotli. The system empties its temporary folder, so nothing is deleted here. */
function folder(): string {
  return join(tmpdir(), `galleria-packed-${process.getuid?.() ?? 'user'}`)
}

function copyOf(content: Uint8Array): string {
  const name = createHash('sha256')
    .update(process.versions.brotli ?? '')
    .update(content)
    .digest('hex')
  return join(folder(), name)
}

/** What any store of this user packed of the same bytes. Null where nothing is there, or where it holds something else. */
export async function packedBefore(content: Uint8Array): Promise<Uint8Array | null> {
  const packed = await readFile(copyOf(content)).catch(() => null)
  return packed && (await holds(packed, content)) ? packed : null
}

/** Keeps a packed copy for the next store. Without a folder of its own, or room in it, the next store packs again. */
export async function keepPacked(content: Uint8Array, packed: Uint8Array): Promise<void> {
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

/** Whether a packed copy holds this content: no hash covers the copy itself. */
export async function holds(packed: Uint8Array, content: Uint8Array): Promise<boolean> {
  const found = await unpack(packed, { maxOutputLength: content.length + 1 }).catch(() => null)
  return found !== null && Buffer.compare(found, content) === 0
}

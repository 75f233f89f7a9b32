import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { applicationError } from '../../../base/errors.ts'

const folder = join(tmpdir(), `galleria-uploads-${userInfo().uid}`)

/** Temporary path of a file during its inspection. */
export async function spoolPath(): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, randomUUID())
}

/**
 * Writes what is sent to the disk as it comes, never more than `most` bytes.
 *
 * @throws ApiError 413 for more, 400 for nothing
 */
export async function spool(
  path: string,
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      if (size > most) throw tooLarge(most)
      await file.write(part)
    }
  } finally {
    await file.close()
  }
  if (size === 0) throw applicationError(400, 'FILE_IS_EMPTY', 'The file is empty. Send a file with content.')
}

export function tooLarge(most: number) {
  const megabytes = Math.floor(most / 1_048_576)
  return applicationError(413, 'FILE_TOO_LARGE', `A file of this type can have at most ${megabytes} MB.`, {
    most,
  })
}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part as Buffer)
  return hash.digest('hex')
}

/**
 * Removes files of processes that died; nothing that is being sent is as old. By the disk's own time: the folder is shared
 * with processes whose clocks may have been moved.
 */
export async function sweepSpool(olderThan: number): Promise<void> {
  const mark = await spoolPath()
  await writeFile(mark, '')
  const { mtimeMs: now } = await stat(mark)
  await rm(mark)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < now - olderThan) await rm(path, { force: true })
  }
}

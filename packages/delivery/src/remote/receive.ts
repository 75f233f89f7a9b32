import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DeliveryFault } from '../base/fault.ts'
import { checkPath } from '../store/names.ts'

/** Most that one release may send: bytes in all, and files. */
const most = { bytes: 64_000_000, files: 5_000 }

/** Content of a request, read no further than the limit. */
export async function readBody(request: Request, limit = most.bytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Writes the files of a form to a folder of their own, gives it to `work`, and removes it. */
export async function withFiles<Result>(
  form: FormData,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'galleria-received-'))
  try {
    const files = [...form].filter((entry): entry is [string, File] => typeof entry[1] !== 'string')
    if (files.length > most.files)
      throw new DeliveryFault(
        'UPLOAD_TOO_LARGE',
        `The release has ${files.length} files, and a shop takes at most ${most.files}.`,
      )
    for (const [path, file] of files) {
      checkPath(path)
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), new Uint8Array(await file.arrayBuffer()), { flag: 'wx' })
    }
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function tooLarge(limit: number): DeliveryFault {
  return new DeliveryFault(
    'UPLOAD_TOO_LARGE',
    `The release is larger than the ${Math.floor(limit / 1e6)} MB that a shop takes in one request.`,
  )
}

import { Zip, ZipDeflate } from 'fflate'

export interface ZippedFile {
  /** With a dot before its kind: `data/orders.ndjson`. */
  readonly name: string
  readonly parts: AsyncIterable<string>
}

/** Largest address in a ZIP without the extension of its format that not every program reads. */
const LARGEST = 0xffff_ffff
/** Bytes after which a file goes on in another one. */
const LONGEST = 2 ** 30

/**
 * ZIP of files, made as somebody takes it: no more than one part of one file is in memory. A long file goes on as
 * `orders-2.ndjson`. Throws where the whole would be larger than 4 GiB.
 */
export async function* zipped(
  files: Iterable<ZippedFile>,
  date: Date,
  longest = LONGEST,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
    size += chunk.length
  })
  const encoder = new TextEncoder()
  function* made() {
    if (size > LARGEST) throw new Error('The file would be larger than 4 GiB')
    const chunks = ready
    ready = []
    yield* chunks
  }
  function begin(name: string) {
    const file = new ZipDeflate(name)
    file.mtime = date
    zip.add(file)
    return file
  }
  for (const { name, parts } of files) {
    let number = 1
    let length = 0
    let file = begin(name)
    for await (const part of parts) {
      if (length > longest) {
        file.push(new Uint8Array(), true)
        number += 1
        length = 0
        file = begin(name.replace(/(?=\.\w+$)/, `-${number}`))
      }
      const bytes = encoder.encode(part)
      length += bytes.length
      file.push(bytes)
      yield* made()
    }
    file.push(new Uint8Array(), true)
    yield* made()
  }
  zip.end()
  yield* made()
}

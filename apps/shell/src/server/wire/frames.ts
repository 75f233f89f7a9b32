/** Bytes before each frame: the length of what follows, and of the JSON in it, both big-endian. */
const HEAD = 8

/** Largest frame either side takes, in bytes: no page and no answer of the platform is as large. */
const LARGEST_FRAME = 9_000_000

/** `[u32 length][u32 JSON length][JSON][bytes]`; what is large travels as bytes, never inside the JSON. */
export function encodeFrame(message: object, bytes?: Uint8Array): readonly Uint8Array[] {
  const json = JSON.stringify(message)
  const size = Buffer.byteLength(json)
  const length = 4 + size + (bytes?.length ?? 0)
  if (length > LARGEST_FRAME)
    throw new RangeError(`A frame of ${length} bytes is larger than ${LARGEST_FRAME}.`)
  const head = Buffer.allocUnsafe(HEAD + size)
  head.writeUInt32BE(length, 0)
  head.writeUInt32BE(size, 4)
  head.write(json, HEAD)
  return bytes && bytes.length > 0 ? [head, bytes] : [head]
}

/**
 * Reads frames out of chunks of any size. Lengths are checked before anything is allocated, and a frame's bytes are
 * copied once. Throws where the other side does not keep to the form.
 */
export function createFrameReader(
  onFrame: (message: unknown, bytes: Buffer) => void,
): (chunk: Uint8Array) => void {
  const head = Buffer.alloc(HEAD)
  let headSize = 0
  let body: Buffer | null = null
  let bodySize = 0

  return (chunk) => {
    let from = 0
    while (from < chunk.length) {
      if (!body) {
        const part = chunk.subarray(from, from + HEAD - headSize)
        head.set(part, headSize)
        headSize += part.length
        from += part.length
        if (headSize < HEAD) return
        const length = head.readUInt32BE(0)
        if (length < 4 || length > LARGEST_FRAME || head.readUInt32BE(4) > length - 4)
          throw new RangeError(`A frame says it is ${length} bytes long.`)
        body = Buffer.allocUnsafe(length - 4)
        bodySize = 0
      }
      const part = chunk.subarray(from, from + body.length - bodySize)
      body.set(part, bodySize)
      bodySize += part.length
      from += part.length
      if (bodySize < body.length) return
      const whole = body
      const jsonSize = head.readUInt32BE(4)
      body = null
      headSize = 0
      onFrame(JSON.parse(whole.toString('utf8', 0, jsonSize)), whole.subarray(jsonSize))
    }
  }
}

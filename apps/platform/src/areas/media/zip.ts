import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  /** ASCII. */
  readonly name: string
  readonly bytes: Buffer
}

const DEFLATE = 8
/** The first of January 1980, when the format's time begins: the same parts are the same bytes. */
const DATE = 0x21

/** A ZIP archive: each part behind its header, then the directory of all. */
export function zip(parts: readonly Part[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of parts) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(DEFLATE, 4)
    shared.writeUInt16LE(DATE, 8)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), packed])
    bodies.push(body)
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), shared, place, Buffer.from(name))
    offset += body.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end])
}

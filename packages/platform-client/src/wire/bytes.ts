import { BYTE_POOL_SIZE, INSPECTED_BYTES, MAX_BYTES } from '../constants.ts'

export { encodeBase64 as encodeBytes } from '../encoding/base64.ts'

/** The bytes of standard base64 with padding; its length is a multiple of 4 (spec §5). */
export function decodeBytes(text: string): Uint8Array<ArrayBuffer> {
  const shown = `"${text.slice(0, INSPECTED_BYTES)}"${text.length > INSPECTED_BYTES ? '…' : ''}`
  if (text.length % 4)
    throw new RangeError(`Base64 must have a multiple of 4 characters. Got ${text.length}: ${shown}`)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new RangeError(`This isn't base64: ${shown}`)
  const length = (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  if (length > MAX_BYTES) throw new RangeError(`${length} bytes are more than ${MAX_BYTES}: ${shown}`)
  const bytes = new Uint8Array(length)
  for (let from = 0, at = 0; from < text.length; from += BYTE_POOL_SIZE) {
    const piece = atob(text.slice(from, from + BYTE_POOL_SIZE))
    for (let index = 0; index < piece.length; index++) bytes[at++] = piece.charCodeAt(index)
  }
  return bytes
}

/** `<Bytes 00 ff … 12 more>`: for messages, 50 bytes at most (spec §9). */
export function inspectBytes(bytes: Uint8Array): string {
  const shown = Array.from(bytes.subarray(0, INSPECTED_BYTES), (byte) => byte.toString(16).padStart(2, '0'))
  const more = bytes.length - shown.length
  return `<${['Bytes', ...shown, ...(more ? [`… ${more} more`] : [])].join(' ')}>`
}

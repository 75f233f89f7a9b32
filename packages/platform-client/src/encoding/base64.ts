import { BYTE_POOL_SIZE, MAX_BYTES } from '../constants.ts'

/** Standard base64 with padding (wire §1.6). */
export function encodeBase64(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new RangeError(`${bytes.length} bytes are more than ${MAX_BYTES}`)
  let binary = ''
  // In pieces: each byte becomes an argument, and a stack holds only so many.
  for (let at = 0; at < bytes.length; at += BYTE_POOL_SIZE)
    binary += String.fromCharCode(...bytes.subarray(at, at + BYTE_POOL_SIZE))
  return btoa(binary)
}

/** Base64 of the text's UTF-8, in the alphabet of URLs and without padding. */
export function encodeBase64Url(text: string): string {
  return encodeBase64(new TextEncoder().encode(text))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

import touch from './apple-touch-icon.png?inline'
import source from './icon.svg?raw'
import small from './icon-192.png?inline'
import large from './icon-512.png?inline'
import masked from './icon-maskable-512.png?inline'

/** Drawing of the icon, which browsers show in the tab. */
export const favicon = source.trim()

/** Pixels of the icon by file name; `node scripts/icons/write.ts` draws them from the drawings beside them. */
export const icons: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map(
  Object.entries({
    'apple-touch-icon.png': touch,
    'icon-192.png': small,
    'icon-512.png': large,
    'icon-maskable-512.png': masked,
  }).map(([name, address]) => [name, bytesOf(address)]),
)

/** Builds take small files in as data addresses. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
}

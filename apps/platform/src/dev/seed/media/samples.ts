import { zipSync } from 'fflate'
import { leafletOf } from './leaflet.ts'
import { allPictures } from './pictures.ts'

/** Packs a leaflet and three prints. The date is the first of the format, so that the same name gives the same bytes. */
export function samplesOf(name: string): Uint8Array {
  const drawn = [...allPictures()].filter(([picture]) => /^print_.*_front$/.test(picture)).slice(0, 3)
  const prints = drawn.map(([, { svg }], index) => [`print-${index + 1}.svg`, Buffer.from(svg)])
  const files = { 'read-me.pdf': leafletOf(name), ...Object.fromEntries(prints) }
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) })
}

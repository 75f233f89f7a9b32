import { zipSync } from 'fflate'
import { drawProduct } from './art/product.ts'
import { leafletOf } from './leaflet.ts'

const tints = ['#c7704d', '#7d9a6b', '#2f5597'] as const

/** Packs a leaflet and three prints. The date is the first of the format, so that the same name gives the same bytes. */
export function samplesOf(name: string): Uint8Array {
  const prints = tints.map((color, index) => [
    `print-${index + 1}.svg`,
    Buffer.from(drawProduct({ family: 'print', seed: name, color, view: 'front' })),
  ])
  const files = { 'read-me.pdf': leafletOf(name), ...Object.fromEntries(prints) }
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) })
}

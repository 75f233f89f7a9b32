import { drawProduct } from './art/product.ts'
import { leafletOf } from './leaflet.ts'
import { zip } from './zip.ts'

const tints = ['#c7704d', '#7d9a6b', '#2f5597'] as const

/** A leaflet and three prints, packed. */
export function samplesOf(name: string): Buffer {
  const prints = tints.map((color, index) => ({
    name: `print-${index + 1}.svg`,
    bytes: Buffer.from(drawProduct({ family: 'print', seed: name, color, view: 'front' })),
  }))
  return zip([{ name: 'read-me.pdf', bytes: leafletOf(name) }, ...prints])
}

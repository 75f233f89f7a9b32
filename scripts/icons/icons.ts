import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export const folder = join(import.meta.dirname, '../../apps/shell/src/server/files/icons')

/** Icons of the shop in pixels: file, drawing, size. Home screens cut their own corners, so they get the whole square. */
export const drawn = [
  ['icon-192.png', 'icon.svg', 192],
  ['icon-512.png', 'icon.svg', 512],
  ['icon-maskable-512.png', 'icon-whole.svg', 512],
  ['apple-touch-icon.png', 'icon-whole.svg', 180],
] as const

/** Draws an icon. A palette is enough for two colors and their edges. */
export async function draw(drawing: string, size: number): Promise<Buffer> {
  const svg = await readFile(join(folder, drawing))
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, colors: 64, compressionLevel: 9 })
    .toBuffer()
}

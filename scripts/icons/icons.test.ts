import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw, drawn, folder } from './icons.ts'

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer()

test.each(drawn)('The icon %s is the drawing %s in %d pixels', async (file, drawing, size) => {
  const kept = await readFile(join(folder, file))
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: size, height: size })
  const [now, then] = [await pixels(await draw(drawing, size)), await pixels(kept)]
  const differing = now.filter((value, at) => Math.abs(value - (then[at] ?? 0)) > 16).length
  // Another build of the encoder may round the edges differently.
  expect(differing / now.length).toBeLessThan(0.01)
})

/** Pixels of the longer side of a picture that is sent. */
const LONGEST = 1600
/** Signs of base64 in a call of a million bytes. */
const MOST = 900_000

/**
 * A picture in base64, small enough for one call: a browser draws it anew, without script the server passes on what came.
 * @throws Error where it cannot be read, or is too large to be passed on
 */
export async function pictureData(file: File): Promise<string> {
  const data = typeof document === 'undefined' ? await asItIs(file) : await drawnAnew(file)
  if (data.length > MOST) throw new Error('The picture is too large')
  return data
}

async function asItIs(file: File): Promise<string> {
  if (file.size > (MOST * 3) / 4) throw new Error('The picture is too large')
  return Buffer.from(await file.arrayBuffer()).toString('base64')
}

async function drawnAnew(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(bitmap.width * scale)),
    height: Math.max(1, Math.round(bitmap.height * scale)),
  })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  // Fills the background: transparent pixels would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = (quality: number) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
  for (const quality of [0.9, 0.75, 0.6]) {
    const data = drawn(quality)
    if (data.length <= MOST) return data
  }
  return drawn(0.4)
}

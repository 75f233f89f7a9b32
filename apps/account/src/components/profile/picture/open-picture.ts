/** Pixels of the longer side that a browser holds while a picture is cut. */
const LONGEST = 2400

export interface OpenPicture {
  readonly canvas: HTMLCanvasElement
  /** `data:`, which the page's policy lets it show; `blob:` it does not. */
  readonly src: string
}

/** Throws where the file is no picture that this browser can read. */
export async function openPicture(file: File): Promise<OpenPicture> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height))
  const canvas = drawn(
    bitmap,
    { x: 0, y: 0, width: bitmap.width, height: bitmap.height },
    {
      width: Math.max(1, Math.round(bitmap.width * scale)),
      height: Math.max(1, Math.round(bitmap.height * scale)),
    },
  )
  bitmap.close()
  return { canvas, src: canvas.toDataURL('image/jpeg', 0.9) }
}

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Signs of base64 in a call of a million bytes. */
const MOST = 900_000

/** The part that was chosen, as a JPEG in base64; less fine where it would be too much for one call. */
export function cutOut(
  source: HTMLCanvasElement,
  area: Area,
  size: { width: number; height: number },
): string {
  const canvas = drawn(source, area, size)
  for (const quality of [0.9, 0.75, 0.6]) {
    const data = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
    if (data.length <= MOST) return data
  }
  return canvas.toDataURL('image/jpeg', 0.4).split(',')[1] ?? ''
}

function drawn(
  source: CanvasImageSource,
  { x, y, width, height }: Area,
  size: { readonly width: number; readonly height: number },
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  // Fills the background: transparent pixels would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height)
  return canvas
}

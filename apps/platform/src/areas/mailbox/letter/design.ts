/** Look of every letter, as far as the merchant chooses it; what is null is the platform's. */
export interface LetterDesign {
  /** Name that letters come from, in place of the store's. */
  readonly senderName: string | null
  /** Color of the button, `#rrggbb`. */
  readonly color: string | null
  /** Absolute address of a PNG, JPEG or GIF that stands at the top in place of the name. */
  readonly logoUrl: string | null
}

export const noDesign: LetterDesign = { senderName: null, color: null, logoUrl: null }

/** Black or white: whichever is read better on a color (WCAG 2.2, relative luminance). */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000'
}

const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

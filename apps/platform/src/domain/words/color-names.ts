/** Families that a shopper names a color by. Lexicons have their words in each language. */
export const colorNames = [
  'black',
  'white',
  'gray',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const
export type ColorName = (typeof colorNames)[number]

/** Families of a swatch, the likeliest first: a merchant calls it "Sky", a shopper looks for blue. */
export function colorFamilies(css: string | undefined): readonly ColorName[] {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css ?? '')
  if (!hex) return []
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [chroma, lightness] = [most - least, (most + least) / 2]
  if (chroma < 0.06) return gray(lightness)
  const hue = hueOf({ red, green, blue, most, chroma })
  if (hue >= 15 && hue < 60 && lightness > 0.65 && chroma < 0.3)
    return lightness > 0.85 ? ['beige', 'white'] : ['beige']
  const dark: readonly ColorName[] = lightness < 0.26 && chroma < 0.12 ? ['black'] : []
  return [...dark, ...ofHue(hue, lightness)]
}

function gray(lightness: number): readonly ColorName[] {
  if (lightness > 0.85) return ['white']
  if (lightness < 0.16) return ['black']
  return lightness < 0.3 ? ['black', 'gray'] : ['gray']
}

interface Parts {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly most: number
  readonly chroma: number
}

/** In degrees. */
function hueOf({ red, green, blue, most, chroma }: Parts): number {
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360
  return most === green ? 60 * ((blue - red) / chroma) + 120 : 60 * ((red - green) / chroma) + 240
}

function ofHue(hue: number, lightness: number): readonly ColorName[] {
  if (hue < 12 || hue >= 345) return lightness > 0.6 ? ['pink'] : ['red']
  if (hue < 20) return lightness < 0.5 ? ['orange', 'red', 'brown'] : ['orange']
  if (hue < 36) return lightness > 0.65 ? ['orange', 'pink'] : ['brown']
  if (hue < 46) return lightness < 0.4 ? ['brown'] : ['yellow', 'orange']
  if (hue < 61) return lightness < 0.4 ? ['green', 'brown'] : ['yellow']
  if (hue < 165) return ['green']
  if (hue < 197) return ['blue', 'green']
  if (hue < 250) return ['blue']
  return hue < 335 ? ['purple'] : ['pink']
}

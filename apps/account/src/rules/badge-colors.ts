const HEX = /^#[\da-f]{6}$/i
const [BLACK, WHITE] = ['#000000', '#ffffff']
/** The platform's own (wire §3.8). */
const USUAL = '#796eff'

/** The badge's colors as its owner chose them, or with black or white where the two could not be read (WCAG 1.4.3). */
export function inkOn(
  background: string | null | undefined,
  text: string | null | undefined,
): { background: string; ink: string } {
  const ground = background && HEX.test(background) ? background : USUAL
  if (text && HEX.test(text) && contrast(ground, text) >= 4.5) return { background: ground, ink: text }
  return { background: ground, ink: contrast(ground, BLACK) > contrast(ground, WHITE) ? BLACK : WHITE }
}

/** From 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

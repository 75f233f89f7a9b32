/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const ENOUGH = 4.5

/** Ratio of two colors such as #796EFF, as WCAG 2.2 defines it; undefined for what is no color. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Black or white, whichever can be read on it. */
export function inkFor(background: string): '#000000' | '#FFFFFF' {
  return (contrastOf(background, '#000000') ?? 0) >= (contrastOf(background, '#FFFFFF') ?? 0)
    ? '#000000'
    : '#FFFFFF'
}

function luminance(color: string): number | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  const digits = short ? short.slice(1).map((digit) => digit + digit) : long?.slice(1)
  if (!digits) return undefined
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

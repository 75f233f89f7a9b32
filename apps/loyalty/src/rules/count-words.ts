/** `1 point`, `1,200 points`. */
export function pointsText(points: number, locale = 'en-US'): string {
  return `${points.toLocaleString(locale)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}

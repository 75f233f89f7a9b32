/** A vessel drawn for the gallery, as an address an image can show. */
export function vessel(ground: string, body: string, shade: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect width="400" height="500" fill="${ground}"/><ellipse cx="200" cy="420" rx="120" ry="16" fill="#000" opacity=".12"/><path d="M165 90h70c0 60 75 110 75 205 0 75-45 125-110 125S90 370 90 295c0-95 75-145 75-205Z" fill="${body}"/><path d="M235 90c0 60 75 110 75 205 0 75-45 125-110 125 70-30 80-210 5-330Z" fill="${shade}" opacity=".55"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

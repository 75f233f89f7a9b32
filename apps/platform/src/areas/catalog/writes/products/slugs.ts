/** Lower-case letters and digits, with single hyphens between. */
export function slugOf(name: string): string {
  const text = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '')
  return text || 'item'
}

/** Headers that say who asks, of which host, from where, and how to read the body. */
const SINGLE = new Set([
  'host',
  'authorization',
  'origin',
  'content-type',
  'content-length',
  'transfer-encoding',
])

/** Whether a header stands twice that must not: a proxy may have believed the one, and we the other. */
export function hasTwice(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    if (!SINGLE.has(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}

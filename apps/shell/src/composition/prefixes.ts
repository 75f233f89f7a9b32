/** `/` is the home page alone; every other prefix covers what lies below it. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  const first = `/${path.split('/')[1] ?? ''}`
  return prefixes.includes(first)
}

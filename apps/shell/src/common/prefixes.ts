/** `/` is the home page alone; every other prefix covers what lies below it. Below `/manage` each team has a part. */
export function ownsPath(prefixes: readonly string[], path: string): boolean {
  const [, first = '', second = ''] = path.split('/')
  return prefixes.includes(`/${first}`) || (first === 'manage' && prefixes.includes(`/manage/${second}`))
}

const variable = /\{([\w.]+)\}/g

/** `{member.id}` of the wire reference as the router writes it. */
export function toPattern(path: string): string {
  return path.replace(variable, (_, name: string) => `:${name.replaceAll('.', '__')}`)
}

export function variablesOf(path: string): string[] {
  return Array.from(path.matchAll(variable), ([, name]) => name as string)
}

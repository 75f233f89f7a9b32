/** Public prefix to the bare one that the specification prints (wire §1.2). */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^\/ecom\//, '/'],
  [/^\/(loyalty-[a-z-]+)\//, '/'],
  [/^\/_api\/loyalty-[a-z-]+\//, '/'],
  [/^\/(members|badges)\//, '/'],
  [/^\/_api\/redirects-api\//, '/'],
  [/^\/_api\/iam\/(authentication|recovery|verification)\//, '/'],
  [/^\/stores(-reader)?\//, '/'],
]

export function barePath(path: string): string | undefined {
  for (const [prefix, bare] of prefixes) if (prefix.test(path)) return path.replace(prefix, bare)
  return undefined
}

const variable = /\{([\w.]+)\}/g

/** `{member.id}` of the wire reference as the router writes it. */
export function toPattern(path: string): string {
  return path.replace(variable, (_, name: string) => `:${name.replaceAll('.', '__')}`)
}

export function variablesOf(path: string): string[] {
  return Array.from(path.matchAll(variable), ([, name]) => name as string)
}

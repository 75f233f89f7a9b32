import { builtinModules } from 'node:module'
import { parseSync } from 'oxc-parser'
import type { Manifest } from './manifest.ts'

/** Packages that built files import although the package.json names none of them: npm would not install them. */
export function undeclaredImports(
  { name, dependencies = {}, optionalDependencies, peerDependencies }: Manifest,
  files: ReadonlyMap<string, string | Uint8Array>,
): string[] {
  const known = new Set([
    name,
    ...builtinModules,
    ...Object.keys(dependencies),
    ...Object.keys((optionalDependencies as object | undefined) ?? {}),
    ...Object.keys((peerDependencies as object | undefined) ?? {}),
  ])
  const found = new Set<string>()
  for (const [path, content] of files) {
    if (typeof content !== 'string' || !path.endsWith('.js')) continue
    for (const specifier of importsOf(path, content)) {
      const owner = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      if (!/^[./]|:/.test(specifier) && !known.has(owner)) found.add(`${owner} (${path})`)
    }
  }
  return [...found]
}

function importsOf(path: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? './'),
    ),
    ...dynamicImports.map(
      ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(code.slice(start, end))?.[1] ?? './',
    ),
  ]
}

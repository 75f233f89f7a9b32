import type { Rspack } from '@rsbuild/core'
import { sharedLazily, sharedSingletons } from '../shared.ts'

/** Names by import path, as `{ "@galleria/ui": ["Button"] }`. */
export type Exports = Readonly<Record<string, readonly string[]>>

const shared: ReadonlySet<string> = new Set([...sharedSingletons, ...sharedLazily])

/** Exports of shared packages that a build takes, as the compiler resolved them; packages inside the build included. */
export function usedExports(compilation: Rspack.Compilation): Exports {
  const found = new Map<string, Set<string>>()
  for (const dependency of dependenciesOf(compilation.modules)) {
    const { request, ids } = dependency
    if (request === undefined || !shared.has(request) || dependency.type !== 'esm import specifier') continue
    const names = found.get(request) ?? new Set()
    found.set(request, names)
    if (ids?.[0] !== undefined) names.add(ids[0])
  }
  return sorted(found)
}

/** Exports of shared packages that a shell's build brings; a package whose exports the compiler can't list is left out. */
export function providedExports(compilation: Rspack.Compilation): Exports {
  const found = new Map<string, Set<string>>()
  for (const dependency of dependenciesOf(compilation.modules)) {
    const { request } = dependency
    if (request === undefined || !shared.has(request) || found.has(request)) continue
    const brought = compilation.moduleGraph.getModule(dependency)
    const names = brought && compilation.moduleGraph.getProvidedExports(brought)
    // Interop gives every CommonJS package a default export.
    if (Array.isArray(names)) found.set(request, new Set([...names, 'default']))
  }
  return sorted(found)
}

type Dependency = Rspack.Module['dependencies'][number]

function* dependenciesOf(modules: Iterable<Rspack.Module>): Generator<Dependency> {
  for (const module of modules) {
    if ('modules' in module) yield* dependenciesOf(module.modules as Rspack.Module[])
    yield* module.dependencies
    for (const block of module.blocks) yield* block.dependencies
  }
}

function sorted(found: ReadonlyMap<string, ReadonlySet<string>>): Exports {
  return Object.fromEntries(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, names]) => [name, [...names].sort()]),
  )
}

import type {
  ExposedFiles,
  Island,
  ModuleDefinition,
  ModuleRoute,
  WidgetComponent,
} from '@galleria/federation'
import type { ComponentType } from 'react'
import { useLoaderData } from 'react-router'

/** File that a remote exposes: a route file, or a component or an island as its default export. */
export type ExposedFile = Readonly<Record<string, unknown>>

interface Side {
  readonly load: (name: string) => Promise<ExposedFile>
  /** Component around another framework's part of the page. */
  readonly island: (island: Island) => WidgetComponent
}

/** Module made of the names that a remote exposes; alike on both sides. */
export function exposedModule(
  name: string,
  { names, isServerRendered }: ExposedFiles,
  { load, island }: Side,
): ModuleDefinition {
  const page = async (file: string) => {
    const loaded = await load(file)
    return isIsland(loaded.default) ? { ...loaded, Component: pageOf(island(loaded.default)) } : loaded
  }
  const route = (file: string, path: string): ModuleRoute => {
    if (isServerRendered) return { path, lazy: () => page(file) }
    // The server sends a skeleton: a loader keeps it there until the page has come.
    return { path, personal: true, lazy: async () => ({ loader: () => null, ...(await page(file)) }) }
  }
  const extension = async (file: string) => {
    const loaded = await load(file)
    const found = loaded.default as ComponentType<never> | Island | undefined
    if (!found) throw new Error(`${file} of ${name} has no default export`)
    return { ...loaded, default: isIsland(found) ? island(found) : found }
  }
  return {
    name,
    routes: named(names, 'page').map(([file, path]) => route(file, path)),
    extensions: Object.fromEntries(
      named(names, 'slot').map(([file, slot]) => [slot, { load: () => extension(file) }]),
    ),
  }
}

/** An island that is a whole page: its props are what the page's loader gave. */
function pageOf(Part: WidgetComponent): ComponentType {
  return function IslandPage() {
    return <Part {...(useLoaderData() as Readonly<Record<string, unknown>> | undefined)} />
  }
}

function isIsland(found: unknown): found is Island {
  return typeof found === 'object' && found !== null && 'mount' in found
}

function named(names: readonly string[], kind: string): (readonly [string, string])[] {
  return names
    .filter((each) => each.startsWith(`${kind}/`))
    .map((each) => [each, each.slice(kind.length + 1)] as const)
}

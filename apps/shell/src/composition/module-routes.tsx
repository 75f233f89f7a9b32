import type { ModuleDefinition, ModuleRoute } from '@galleria/federation'
import type { RouteObject } from 'react-router'
import { ModuleBoundary } from '../page/ModuleBoundary.tsx'
import { ModuleOutlet } from '../page/ModuleOutlet.tsx'
import { PagePending } from '../page/PagePending.tsx'

export interface ModuleRoutes {
  readonly route: RouteObject
  /** Ids of routes that need the shopper's own session. */
  readonly personal: ReadonlySet<string>
  /** Addresses that the browser alone draws. */
  readonly browserOnly: ReadonlySet<string>
}

export type OnRouteFile = (file: { readonly source?: string }) => void

function moduleRouteId(name: string): string {
  return `module:${name}`
}

/**
 * Creates one pathless parent per module with its pages below it. Ids derive from the place, so that both sides
 * agree.
 */
export function moduleRoutes(definition: ModuleDefinition, onFile?: OnRouteFile): ModuleRoutes {
  const found: Found = { personal: new Set(), browserOnly: new Set() }
  const id = moduleRouteId(definition.name)
  const children = definition.routes.map((route, index) =>
    convert(route, `${id}.${index}`, false, found, onFile),
  )
  return {
    route: {
      id,
      Component: ModuleOutlet,
      ErrorBoundary: ModuleBoundary,
      handle: { module: definition.name, definition },
      children,
    },
    ...found,
  }
}

interface Found {
  readonly personal: Set<string>
  readonly browserOnly: Set<string>
}

function convert(
  { personal: isPersonal = false, children, lazy, index, ...route }: ModuleRoute,
  id: string,
  inherited: NonNullable<ModuleRoute['personal']>,
  found: Found,
  onFile: OnRouteFile | undefined,
): RouteObject {
  // The route above has said that the browser draws it, or that the server may.
  const kind = isPersonal === true || inherited === true || isPersonal || inherited
  const mine = kind !== false
  if (mine) found.personal.add(id)
  if (kind === true) found.browserOnly.add(id)
  const base = {
    // A lazy route brings its own, or is given this one when it comes.
    ...(mine && !lazy ? { HydrateFallback: PagePending } : {}),
    ...route,
    id,
    ...(lazy ? { lazy: typeof lazy === 'function' ? watched(lazy, mine, onFile) : lazy } : {}),
  }
  if (index) return { ...base, index: true } as RouteObject
  return {
    ...base,
    ...(children
      ? { children: children.map((child, at) => convert(child, `${id}.${at}`, kind, found, onFile)) }
      : {}),
  } as RouteObject
}

type LazyFunction = () => Promise<object>

function watched(lazy: LazyFunction, isPersonal: boolean, onFile: OnRouteFile | undefined): LazyFunction {
  return async () => {
    const { source, ...file } = (await lazy()) as { source?: string }
    onFile?.(source === undefined ? {} : { source })
    return isPersonal ? { HydrateFallback: PagePending, ...file } : file
  }
}

import type { Release } from '@galleria/delivery'
import type { ModuleDefinition, ModuleRoute } from '@galleria/federation'
import type { HostedWidget } from '../modules/index.ts'
import type { Marks } from './marks.ts'

type Work = (...args: unknown[]) => unknown

/** What the router calls of a route. */
const CALLED = ['loader', 'Component', 'ErrorBoundary', 'HydrateFallback', 'shouldRevalidate'] as const

/** A module whose loaders and pages say whose they are when they are called. */
export function markDefinition(
  definition: ModuleDefinition,
  release: Release,
  marks: Marks,
): ModuleDefinition {
  const { nav, routes } = definition
  return {
    ...definition,
    routes: routes.map((route) => markRoute(route, release, marks)),
    ...(nav && {
      nav: nav.map((item) => ({
        ...item,
        ...(item.offered && { offered: marks.of(release, item.offered) }),
      })),
    }),
  }
}

function markRoute(route: ModuleRoute, release: Release, marks: Marks): ModuleRoute {
  const { lazy, children } = route
  return {
    ...marked(route, release, marks),
    ...(typeof lazy === 'function' && {
      lazy: marks.of(release, async () => marked(await (lazy as () => Promise<object>)(), release, marks)),
    }),
    ...(children && { children: children.map((child) => markRoute(child, release, marks)) }),
  } as ModuleRoute
}

function marked<Part extends object>(part: Part, release: Release, marks: Marks): Part {
  const found = CALLED.flatMap((name) => {
    const work = (part as Record<string, unknown>)[name]
    return isPlainFunction(work) ? [[name, marks.of(release, work)] as const] : []
  })
  return { ...part, ...Object.fromEntries(found) }
}

export function markWidget(widget: HostedWidget, release: Release, marks: Marks): HostedWidget {
  const { component, loader } = widget
  return {
    ...widget,
    component: isPlainFunction(component)
      ? (marks.of(release, component) as HostedWidget['component'])
      : component,
    loader: loader && marks.of(release, loader),
  }
}

/** Classes are made with `new`, and objects such as memo and lazy are React's to call. */
function isPlainFunction(value: unknown): value is Work {
  return typeof value === 'function' && !value.prototype?.isReactComponent
}

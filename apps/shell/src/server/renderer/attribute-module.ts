import type { Release } from '@galleria/delivery'
import type { ModuleDefinition, ModuleRoute } from '@galleria/federation'
import type { HostedWidget } from '../modules/index.ts'
import type { Attribution } from './attribution.ts'

type Work = (...args: unknown[]) => unknown

/** Functions of a route that the router calls. */
const CALLED = ['loader', 'Component', 'ErrorBoundary', 'HydrateFallback', 'shouldRevalidate'] as const

/** A module whose loaders and pages name their release when they are called. */
export function attributeDefinition(
  definition: ModuleDefinition,
  release: Release,
  attribution: Attribution,
): ModuleDefinition {
  const { nav, routes } = definition
  return {
    ...definition,
    routes: routes.map((route) => attributeRoute(route, release, attribution)),
    ...(nav && {
      nav: nav.map((item) => ({
        ...item,
        ...(item.offered && { offered: attribution.of(release, item.offered) }),
      })),
    }),
  }
}

function attributeRoute(route: ModuleRoute, release: Release, attribution: Attribution): ModuleRoute {
  const { lazy, children } = route
  return {
    ...attributed(route, release, attribution),
    ...(typeof lazy === 'function' && {
      lazy: attribution.of(release, async () =>
        attributed(await (lazy as () => Promise<object>)(), release, attribution),
      ),
    }),
    ...(children && { children: children.map((child) => attributeRoute(child, release, attribution)) }),
  } as ModuleRoute
}

function attributed<Part extends object>(part: Part, release: Release, attribution: Attribution): Part {
  const found = CALLED.flatMap((name) => {
    const work = (part as Record<string, unknown>)[name]
    return isPlainFunction(work) ? [[name, attribution.of(release, work)] as const] : []
  })
  return { ...part, ...Object.fromEntries(found) }
}

export function attributeWidget(
  widget: HostedWidget,
  release: Release,
  attribution: Attribution,
): HostedWidget {
  const { component, loader } = widget
  return {
    ...widget,
    component: isPlainFunction(component)
      ? (attribution.of(release, component) as HostedWidget['component'])
      : component,
    loader: loader && attribution.of(release, loader),
  }
}

/** Classes are made with `new`, and objects such as memo and lazy are React's to call. */
function isPlainFunction(value: unknown): value is Work {
  return typeof value === 'function' && !value.prototype?.isReactComponent
}

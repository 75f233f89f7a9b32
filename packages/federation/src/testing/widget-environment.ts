import { type ModuleDefinition, placeable } from '../define-module.ts'
import { extensionName } from '../slots.ts'
import type { WidgetComponent, WidgetEnvironment } from '../widget-environment.ts'
import type { WidgetName } from '../widgets.ts'

export type WidgetStubs = { readonly [Name in WidgetName]?: WidgetComponent }

type Own = Pick<Required<WidgetEnvironment>, 'ready' | 'load' | 'served' | 'data' | 'extensions'>

/** Environment with the module's own widgets; widgets of others are stubs or fallbacks. */
export function testWidgetEnvironment(
  module: ModuleDefinition,
  stubs: WidgetStubs,
  runLoader: (loader: NonNullable<Awaited<ReturnType<LoadWidget>>['loader']>) => Promise<unknown>,
): Own {
  const components = new Map<WidgetName, WidgetComponent>(
    Object.entries(stubs) as [WidgetName, WidgetComponent][],
  )
  const own = placeable(module)
  const data = new Map<WidgetName, unknown>()
  return {
    ready: (name) => components.get(name),
    async load(name) {
      const known = components.get(name)
      if (known) return known
      const widget = own[name]
      if (!widget) throw new Error(`${name} is another module's`)
      const file = await widget.load()
      if (file.loader) data.set(name, await runLoader(file.loader).catch(() => undefined))
      const component = file.default as unknown as WidgetComponent
      components.set(name, component)
      return component
    },
    served: () => false,
    data: (name) => data.get(name),
    extensions: (slot) => (module.extensions?.[slot] ? [extensionName(module.name, slot)] : []),
  }
}

type LoadWidget = NonNullable<NonNullable<ModuleDefinition['widgets']>[WidgetName]>['load']

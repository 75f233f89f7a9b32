import type { Session } from '@galleria/auth'
import {
  type ModuleDefinition,
  placeable,
  type WidgetComponent,
  type WidgetEnvironment,
  type WidgetName,
} from '@galleria/federation'
import type { RouterContextProvider } from 'react-router'
import type { Boot } from '../common/boot.ts'
import { reportCaught } from './early-errors.ts'
import type { Modules } from './modules.ts'
import type { ClientRegistry } from './registry.ts'
import { report } from './reports.ts'

interface Options {
  readonly boot: Boot
  readonly session: Session
  readonly modules: Modules
  readonly registry: ClientRegistry
  readonly getContext: () => Promise<RouterContextProvider>
}

/** Widget environment of the browser. */
export function createWidgetEnvironment({
  boot,
  session,
  modules,
  registry,
  getContext,
}: Options): WidgetEnvironment {
  const components = new Map<WidgetName, WidgetComponent>()
  const providers = new Map<WidgetName, ModuleDefinition>()
  const loads = new Map<WidgetName, Promise<WidgetComponent>>()
  const served = new Set(boot.served)
  const eager = new Set(boot.eager)
  const data = new Map(Object.entries(boot.widgetData))

  async function fetchWidget(name: WidgetName): Promise<WidgetComponent> {
    const module = await registry.named(name.split('.')[0] as string)
    if (!module) throw new Error(`No module offers ${name}`)
    const load = eager.has(name) ? modules.loadPreloaded : modules.load
    const definition = await load(module)
    return widgetOf(name, definition).catch(async (error) => {
      return widgetOf(name, await modules.replace(definition, error))
    })
  }

  async function widgetOf(name: WidgetName, definition: ModuleDefinition): Promise<WidgetComponent> {
    const widget = placeable(definition)[name]
    const release = modules.releaseOf(definition)
    if (!widget) throw new Error(`${definition.name}@${release?.version} does not offer ${name}`)
    const { default: file, loader } = await widget.load()
    // Hydrate without data where the server rendered without.
    if (loader && !data.has(name) && !served.has(name)) {
      const loaded = getContext().then((context) => loader({ context }))
      data.set(name, await loaded.catch(() => undefined))
    }
    const component = file as unknown as WidgetComponent
    providers.set(name, definition)
    // Wait for hydration where the server rendered another release, whose HTML differs.
    const isServed = !served.has(name) || boot.modules.some((module) => module === release)
    if (isServed || 'ready' in document.documentElement.dataset) components.set(name, component)
    return component
  }

  return {
    ready: (name) => components.get(name),
    load(name) {
      const running = loads.get(name)
      if (running) return running
      const load = fetchWidget(name)
      loads.set(name, load)
      load.catch((error: unknown) => {
        loads.delete(name)
        console.warn(`Widget ${name} is not available.`, error)
      })
      return load
    },
    served: (name) => served.has(name),
    failed(name, error) {
      console.warn(`Widget ${name} failed.`, error)
      reportCaught(error, name.split('.')[0])
      const definition = providers.get(name)
      const release = definition && modules.releaseOf(definition)
      if (!definition || !release) return undefined
      const { name: module, version } = release
      report({ kind: 'render-failed', module, version, message: `${name}: ${error}` })
      const load = modules.replace(definition, error).then((other) => widgetOf(name, other))
      loads.set(name, load)
      load.catch(() => loads.delete(name))
      return load
    },
    data: (name) => data.get(name),
    extensions: (slot) => boot.slots?.[slot] ?? [],
    session,
  }
}

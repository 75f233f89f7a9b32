import type { Session } from '@galleria/auth'
import type { Surroundings, WidgetComponent, WidgetName } from '@galleria/federation'
import type { RouterContextProvider } from 'react-router'
import type { Boot } from '../composition/boot.ts'
import type { Modules } from './modules.ts'
import type { ClientRegistry } from './registry.ts'

interface Options {
  readonly boot: Boot
  readonly session: Session
  readonly modules: Modules
  readonly registry: ClientRegistry
  readonly getContext: () => RouterContextProvider
}

/** Where the browser's widgets come from. */
export function createSurroundings({ boot, session, modules, registry, getContext }: Options): Surroundings {
  const components = new Map<WidgetName, WidgetComponent>()
  const loads = new Map<WidgetName, Promise<WidgetComponent>>()
  const served = new Set(boot.served)
  const eager = new Set(boot.eager)
  const data = new Map(Object.entries(boot.widgetData))

  async function fetchWidget(name: WidgetName): Promise<WidgetComponent> {
    const module = await registry.named(name.split('.')[0] as string)
    if (!module) throw new Error(`No module offers ${name}`)
    const load = eager.has(name) ? modules.loadPreloaded : modules.load
    const widget = (await load(module)).widgets?.[name]
    if (!widget) throw new Error(`${module.name}@${module.version} does not offer ${name}`)
    const { default: file, loader } = await widget.load()
    // What the server rendered without an answer must be hydrated without one.
    if (loader && !data.has(name) && !served.has(name)) {
      data.set(name, await loader({ context: getContext() }).catch(() => undefined))
    }
    const component = file as unknown as WidgetComponent
    components.set(name, component)
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
    failed: (name, error) => console.warn(`Widget ${name} failed.`, error),
    data: (name) => data.get(name),
    session,
  }
}

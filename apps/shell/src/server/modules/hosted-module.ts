import { compileFunction, Script } from 'node:vm'
import {
  type ModuleDefinition,
  placeable,
  type WidgetComponent,
  type WidgetLoader,
} from '@galleria/federation'
import { languages } from '@galleria/i18n'

export interface HostedWidget {
  readonly component: WidgetComponent
  /** Source file, by which the release names its chunks. */
  readonly source: string | undefined
  readonly loader: WidgetLoader | undefined
}

/** A module as it runs on the server. */
export interface HostedModule {
  readonly definition: ModuleDefinition
  readonly widgets: ReadonlyMap<string, HostedWidget>
}

const slot = Symbol.for('galleria.evaluate')
const caller = new Script("globalThis[Symbol.for('galleria.evaluate')]()")

/** Evaluates a server build. It can require the shared singletons and nothing else, and must come to an end. */
export async function evaluate(
  code: string,
  filename: string,
  shared: Readonly<Record<string, unknown>>,
  timeout: number,
): Promise<HostedModule> {
  const module: { exports: { default?: ModuleDefinition } } = { exports: {} }
  const require = (id: string) => {
    if (Object.hasOwn(shared, id)) return shared[id]
    throw new Error(`"${id}" is not shared with modules`)
  }
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename })
  const holder = globalThis as { [slot]?: () => void }
  holder[slot] = () => run(module, module.exports, require)
  try {
    // The one way to stop an endless loop in this thread.
    caller.runInThisContext({ timeout })
  } finally {
    delete holder[slot]
  }
  const definition = module.exports.default
  if (!definition?.name || !Array.isArray(definition.routes))
    throw new Error('it exports no module definition')
  await Promise.all(languages.map(({ code }) => definition.messages?.load(code)))
  return { definition, widgets: await loadWidgets(definition) }
}

interface WidgetFile {
  readonly default: unknown
  readonly source?: string
  readonly loader?: WidgetLoader
}

/** Fetched now, so that rendering never waits. One that does not load is as good as absent. */
async function loadWidgets(definition: ModuleDefinition): Promise<Map<string, HostedWidget>> {
  const found = new Map<string, HostedWidget>()
  await Promise.all(
    Object.entries(placeable(definition)).map(async ([name, widget]) => {
      const file = (await widget.load().catch(() => null)) as WidgetFile | null
      if (typeof file?.default === 'function' || typeof file?.default === 'object') {
        found.set(name, {
          component: file.default as WidgetComponent,
          source: file.source,
          loader: file.loader,
        })
      }
    }),
  )
  return found
}

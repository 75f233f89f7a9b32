import { isBuiltin } from 'node:module'
import { compileFunction, Script } from 'node:vm'
import type { Release } from '@galleria/delivery'
import {
  type ModuleDefinition,
  placeable,
  type WidgetComponent,
  type WidgetLoader,
} from '@galleria/federation'
import { languages } from '@galleria/i18n'
import type { HostedModule, HostedWidget } from '../modules/index.ts'
import { releaseName } from '../modules/index.ts'
import { attributeDefinition, attributeWidget } from './attribute-module.ts'
import type { Attribution } from './attribution.ts'
import { exposedDefinition } from './exposed-definition.tsx'
import { attributedPackages, moduleScope, SCOPE } from './module-scope.ts'

const slot = Symbol.for('galleria.evaluate')
const caller = new Script("globalThis[Symbol.for('galleria.evaluate')]()")
const holder = globalThis as { [slot]?: (() => void) | undefined }
// Made now: the global object takes nothing new once it is locked.
holder[slot] = undefined

interface Evaluation {
  readonly code: string
  readonly release: Release
  readonly shared: Readonly<Record<string, unknown>>
  readonly attribution: Attribution
  readonly denied: (what: string) => void
  /** Milliseconds. */
  readonly timeout: number
}

/** Evaluates a server build. It can require the shared singletons and nothing else, and must come to an end. */
export async function evaluate({
  code,
  release,
  shared,
  attribution,
  denied,
  timeout,
}: Evaluation): Promise<HostedModule> {
  const module: { exports: object } = { exports: {} }
  const packages = attributedPackages(shared, release, attribution)
  const require = (id: string) => {
    if (Object.hasOwn(packages, id)) return packages[id]
    if (isBuiltin(id)) denied(`require of "${id}"`)
    throw new Error(`"${id}" is not shared with modules`)
  }
  const run = compileFunction(code, ['module', 'exports', 'require', ...SCOPE], { filename: fileOf(release) })
  attribution.enter(releaseName(release))
  holder[slot] = () => run(module, module.exports, require, ...moduleScope(release, attribution))
  try {
    // The one way to stop an endless loop in this thread.
    caller.runInThisContext({ timeout })
  } finally {
    holder[slot] = undefined
  }
  const { exposed } = release.description
  const definition = exposed
    ? exposedDefinition(release.name, exposed, module.exports)
    : (module.exports as { readonly default?: ModuleDefinition }).default
  if (!definition?.name || !Array.isArray(definition.routes))
    throw new Error('it exports no module definition')
  await Promise.all(languages.map(({ code }) => definition.messages?.load(code)))
  const widgets = await loadWidgets(definition)
  return {
    definition: attributeDefinition(definition, release, attribution),
    widgets: new Map(
      [...widgets].map(([name, widget]) => [name, attributeWidget(widget, release, attribution)]),
    ),
  }
}

/** Name of a server build in stacks: as telemetry knows files of releases. */
function fileOf({ name, version, description }: Release): string {
  return `/modules/${name}/${version}/${description.server}`
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

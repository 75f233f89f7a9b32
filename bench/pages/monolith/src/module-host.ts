import type { WidgetComponent, WidgetLoader } from '@galleria/federation'
import type {
  HostedModule,
  HostedWidget,
  ModuleHost,
} from '../../../../apps/shell/src/server/modules/hosted-module.ts'
import { definitions } from './definitions.ts'

interface WidgetFile {
  readonly default: unknown
  readonly source?: string
  readonly loader?: WidgetLoader
}

/** Modules that the shell evaluates from a release are part of this bundle. */
export function createModuleHost(): ModuleHost {
  const hosted = new Map<string, Promise<HostedModule>>()
  return {
    async get({ name }) {
      const definition = definitions.get(name)
      if (!definition) return null
      const known = hosted.get(name)
      if (known) return known
      const loading = Promise.all(
        Object.entries(definition.widgets ?? {}).map(async ([widget, { load }]) => {
          const file = (await load()) as unknown as WidgetFile
          return [
            widget,
            { component: file.default as WidgetComponent, source: file.source, loader: file.loader },
          ] as const
        }),
      ).then((widgets) => ({ definition, widgets: new Map<string, HostedWidget>(widgets) }))
      hosted.set(name, loading)
      return loading
    },
  }
}

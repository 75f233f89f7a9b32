import type { Session } from '@galleria/auth'
import type { WidgetEnvironment } from '@galleria/federation'
import { moduleOf, type RunningModule } from '../modules/index.ts'
import type { PageAssets } from './page-assets.ts'

export interface PlacedWidgets {
  readonly environment: WidgetEnvironment
  /** Rendered so far; complete once the frame is. */
  readonly served: ReadonlySet<string>
  readonly eager: ReadonlySet<string>
  /** Placed, but left to the browser. */
  readonly missing: ReadonlySet<string>
}

interface Input {
  readonly hosted: ReadonlyMap<string, RunningModule>
  readonly data: ReadonlyMap<string, unknown>
  /** Extensions of each slot, by name. */
  readonly slots: Readonly<Record<string, readonly string[]>>
  readonly assets: PageAssets
  readonly session: Session
}

/** Widget environment of one server-rendered page, with the list of widgets for the browser. */
export function pageWidgets({ hosted, data, slots, assets, session }: Input): PlacedWidgets {
  const served = new Set<string>()
  const eager = new Set<string>()
  const missing = new Set<string>()
  const widget = (name: string) => hosted.get(moduleOf(name))?.module.widgets.get(name)
  const environment: WidgetEnvironment = {
    ready: (name) => widget(name)?.component,
    load: () => Promise.reject(new Error('Widgets are not loaded while rendering')),
    served: (name) => widget(name) !== undefined,
    placed(name, load) {
      const release = hosted.get(moduleOf(name))?.release
      const found = widget(name)
      if (!release || !found) return void missing.add(name)
      served.add(name)
      if (load === 'eager') {
        eager.add(name)
        assets.entry(release)
      }
      assets.add(release, found.source, { scripts: load === 'eager' })
    },
    data: (name) => data.get(name),
    extensions: (slot) => slots[slot] ?? [],
    session,
  }
  return { environment, served, eager, missing }
}

import type { Release } from '@galleria/delivery'
import type { ModuleDefinition, WidgetComponent, WidgetLoader } from '@galleria/federation'

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

export interface ModuleHost {
  /** The module, or null when it cannot be had in time (`patience`, in milliseconds); never rejects. */
  get(release: Release, patience?: number): Promise<HostedModule | null>
}

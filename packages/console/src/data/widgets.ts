import type { ReleaseRecord } from '@galleria/federation'

/** Widget with its provider and its consumers. */
export interface WidgetRow {
  readonly widget: string
  readonly provider: string
  /** False where no live release offers it: its places show their fallback. */
  readonly isOffered: boolean
  /** Modules; `shell` for the frame. */
  readonly consumers: readonly string[]
}

/** `frameWidgets`: names of those that the shell's own frame places. */
export function widgetRows(records: readonly ReleaseRecord[], frameWidgets: readonly string[]): WidgetRow[] {
  const offered = new Set(records.flatMap(({ widgets }) => Object.keys(widgets)))
  const consumers = new Map<string, Set<string>>()
  const place = (widget: string, by: string) =>
    consumers.set(widget, (consumers.get(widget) ?? new Set()).add(by))
  for (const { module, uses } of records) for (const widget of Object.keys(uses)) place(widget, module)
  for (const widget of frameWidgets) place(widget, 'shell')
  return [...new Set([...offered, ...consumers.keys()])].sort().map((widget) => ({
    widget,
    provider: widget.slice(0, widget.indexOf('.')),
    isOffered: offered.has(widget),
    consumers: [...(consumers.get(widget) ?? [])].sort(),
  }))
}

import { type ReactNode, useContext } from 'react'
import { MemoizedPlaced } from './placed/MemoizedPlaced.tsx'
import { type LoadTime, WidgetEnvironmentContext } from './widget-environment.ts'
import type { SlotName, Slots, WidgetName } from './widgets.ts'

export type SlotProps<Name extends SlotName> = {
  readonly name: Name
  /** When the code of each extension is fetched in the browser; `idle` unless told otherwise. */
  readonly load?: LoadTime
} & Slots[Name]

/** A place that any module may fill. Each extension has a boundary of its own: one that fails leaves nothing behind. */
export function Slot<Name extends SlotName>({ name, load = 'idle', ...props }: SlotProps<Name>): ReactNode {
  const environment = useContext(WidgetEnvironmentContext)
  return environment
    ?.extensions?.(name)
    .map((extension) => (
      <MemoizedPlaced
        key={extension}
        environment={environment}
        name={extension as WidgetName}
        fallback={null}
        load={load}
        props={props}
      />
    ))
}

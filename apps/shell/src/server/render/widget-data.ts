import type { Clock } from '@galleria/delivery'
import type { RouterContextProvider } from 'react-router'
import { withDeadline } from '../base/with-deadline.ts'
import { moduleOf, type PageModules, type RunningModule } from '../modules/index.ts'

/**
 * Runs the public loaders of the widgets that the page may hold. One that fails or is late leaves its widget without
 * data; it then renders as it does while it knows nothing.
 */
export async function widgetData(
  { reachable, extensions, frame }: PageModules,
  hosted: ReadonlyMap<string, RunningModule>,
  context: RouterContextProvider,
  { clock, deadline }: { readonly clock: Clock; readonly deadline: number },
  onProblem: (message: string) => void,
): Promise<ReadonlyMap<string, unknown>> {
  const names = new Set<string>([
    ...frame,
    ...extensions,
    ...reachable.flatMap(({ description }) => Object.keys(description.uses)),
  ])
  const data = new Map<string, unknown>()
  await Promise.all(
    [...names].map(async (name) => {
      const loader = hosted.get(moduleOf(name))?.module.widgets.get(name)?.loader
      if (!loader) return
      const answer = await withDeadline(
        clock,
        Math.max(200, deadline - clock.now()),
        Promise.resolve().then(() => loader({ context })),
      ).catch((error: Error) => onProblem(`${name} has no data: ${error.message}`))
      if (answer !== undefined) data.set(name, answer)
    }),
  )
  return data
}

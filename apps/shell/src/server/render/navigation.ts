import type { Clock } from '@galleria/delivery'
import type { NavItem } from '@galleria/federation'
import type { RouterContextProvider } from 'react-router'
import type { Boot } from '../../common/boot.ts'
import { withDeadline } from '../base/with-deadline.ts'
import type { PageLink, RunningModule } from '../modules/index.ts'

interface WidgetEnvironment {
  readonly context: RouterContextProvider
  readonly clock: Clock
  readonly deadline: number
  readonly onProblem: (message: string) => void
}

/** How long an answer holds, in milliseconds. */
const FRESH = 60_000

/** Last answer of a module's release, for as long as that release runs. */
const said = new WeakMap<NavItem, { readonly offered: boolean; readonly until: number }>()

/** Links of modules that lead somewhere in this store. A module that does not answer keeps the link it had. */
export async function offeredNav(
  links: readonly PageLink[],
  hosted: ReadonlyMap<string, RunningModule>,
  language: string,
  environment: WidgetEnvironment,
): Promise<Boot['nav']> {
  const offered = await Promise.all(
    links.map(async ({ module, label, labels, to }) => {
      const item = hosted.get(module)?.module.definition.nav?.find((each) => each.to === to)
      const isOffered = !item?.offered || (await ask(item, item.offered, environment))
      return isOffered ? [{ label: labels?.[language] ?? label, to }] : []
    }),
  )
  return offered.flat()
}

async function ask(
  item: NavItem,
  offered: NonNullable<NavItem['offered']>,
  { context, clock, deadline, onProblem }: WidgetEnvironment,
): Promise<boolean> {
  const before = said.get(item)
  if (before && before.until > clock.now()) return before.offered
  const work = Promise.resolve().then(() => offered({ context }))
  const answer = await withDeadline(clock, Math.max(200, deadline - clock.now()), work).catch(
    (error: Error) => {
      onProblem(`Whether ${item.to} is offered is unknown: ${error.message}`)
      return before?.offered ?? true
    },
  )
  said.set(item, { offered: answer, until: clock.now() + FRESH })
  return answer
}

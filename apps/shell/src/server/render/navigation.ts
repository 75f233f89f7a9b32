import type { Clock, RegistrySnapshot } from '@galleria/delivery'
import type { NavItem } from '@galleria/federation'
import type { RouterContextProvider } from 'react-router'
import type { Boot } from '../../common/boot.ts'
import { withDeadline } from '../base/with-deadline.ts'
import type { RunningModule } from '../modules/index.ts'

interface WidgetEnvironment {
  readonly context: RouterContextProvider
  readonly clock: Clock
  readonly deadline: number
  readonly onProblem: (message: string) => void
}

/** How long an answer holds, in milliseconds. */
const FRESH = 60_000
const MOST = 12

/** Last answer of a module's release, for as long as that release runs. */
const said = new WeakMap<NavItem, { readonly offered: boolean; readonly until: number }>()

/** Links of modules that lead somewhere in this store. A module that does not answer keeps the link it had. */
export async function offeredNav(
  { modules }: Pick<RegistrySnapshot, 'modules'>,
  hosted: ReadonlyMap<string, RunningModule>,
  language: string,
  environment: WidgetEnvironment,
): Promise<Boot['nav']> {
  const links = [...modules.values()].flatMap(({ name, description }) =>
    description.nav.map((link) => ({
      link,
      item: hosted.get(name)?.module.definition.nav?.find(({ to }) => to === link.to),
    })),
  )
  const offered = await Promise.all(
    links.slice(0, MOST).map(async ({ link: { label, labels, to }, item }) => {
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

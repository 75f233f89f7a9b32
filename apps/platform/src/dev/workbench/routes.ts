import type { App } from '../../http/route.ts'
import { api } from './api/routes.ts'
import { baselines } from './baselines/part.ts'
import { clock } from './clock/part.ts'
import { data } from './data/routes.ts'
import { documentation } from './documentation/part.ts'
import { events } from './events/events.ts'
import { targets } from './events/targets.ts'
import { faults } from './faults/routes.ts'
import { guard } from './guard.ts'
import { imitated } from './imitated/routes.ts'
import { letters } from './letters/part.ts'
import { mailbox } from './mailbox/part.ts'
import { overview } from './overview/routes.ts'
import { workbenchFiles } from './pages/files.ts'
import type { Part } from './part.ts'
import { requests } from './requests/routes.ts'

/** Parts in the order of the navigation, within each group. */
export const parts: readonly Part[] = [
  requests,
  faults,
  events,
  targets,
  mailbox,
  letters,
  data,
  clock,
  baselines,
  api,
  imitated,
  documentation,
]

/** The tools of a developer, under `/_dev`. A platform in production never comes here: there they do not exist. */
export function workbench(app: App): void {
  for (const path of ['/_dev', '/_dev/*']) {
    app.use(path, guard)
    app.use(path, (c, next) => {
      c.set('parts', parts)
      return next()
    })
  }
  workbenchFiles(app)
  overview(app)
  for (const part of parts) part.routes(app)
}

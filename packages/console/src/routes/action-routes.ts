import { moduleIn } from '@galleria/delivery'
import { type ActionName, type ActionRequest, isActionName } from '../actions/actions.ts'
import { perform, wasDone } from '../actions/perform.ts'
import { simulate } from '../actions/simulate.ts'
import type { ConsoleApp, ConsoleContext, RouteContext } from '../console-app.ts'
import { confirmPage } from '../pages/confirm.tsx'
import { modulePath } from '../pages/parts.tsx'
import { problemPage } from '../pages/problem.tsx'
import { isSame } from '../session/key.ts'

/** GET shows the confirmation of an action; POST runs it if the module is still in the confirmed state. */
export function actionRoutes(app: ConsoleApp, { data, show, now }: RouteContext): void {
  app.get('/modules/:module/:action', async (c, next) => {
    const request = await requestIn(c, c.req.param('action'), c.req.query())
    if (request === null) return next()
    if (request instanceof Response) return request
    const simulation = await simulate(data, request)
    const page = confirmPage({ request, simulation, session: c.get('session') })
    return show(c, page, simulation.before.revision)
  })

  app.post('/modules/:module/:action', async (c, next) => {
    const form = await c.req.formData().catch(() => new FormData())
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const session = c.get('session')
    if (!isSame(text('form'), session.form))
      return refuse(c, 'This form belongs to another session. Open the page again, then submit it.', 403)
    const request = await requestIn(c, c.req.param('action'), { to: text('to'), percent: text('percent') })
    if (request === null) return next()
    if (request instanceof Response) return request
    const why = text('why').slice(0, 300) || undefined
    const decision = {
      request,
      by: session.name,
      why,
      revision: Number(text('revision')),
      state: text('state'),
    }
    const outcome = await perform(data, decision)
    if (outcome.kind === 'done')
      return c.redirect(`${modulePath(request.module)}?done=${outcome.revision}`, 303)
    const simulation = await simulate(data, request)
    const page =
      outcome.kind === 'conflict'
        ? {
            conflict: {
              since: outcome.since,
              done: wasDone(outcome.since, session.name, request.action),
              now: now(),
            },
          }
        : { problem: outcome.why }
    return show(c, confirmPage({ request, simulation, session, why, ...page }), simulation.before.revision)
  })

  /**
   * Reads the action from the request: null where the address names none, a page where the action is not possible.
   */
  async function requestIn(
    c: ConsoleContext,
    action: string,
    given: { readonly to?: string; readonly percent?: string },
  ): Promise<ActionRequest | Response | null> {
    if (!isActionName(action)) return null
    const module = c.req.param('module') ?? ''
    const document = await data.document()
    if (!Object.hasOwn(document.modules, module))
      return refuse(c, `We couldn't find a module named “${module}”.`, 404)
    if (!data.maySign)
      return refuse(
        c,
        'This shell has no signing key. Set REGISTRY_PRIVATE_KEY for the shell, or use npm run galleria.',
        403,
      )
    const to = given.to || (action === 'share' ? moduleIn(document, module).canary?.version : undefined)
    if (action !== 'share') return { action, module, ...(takesTarget(action) && to && { to }) }
    const percent = Number(given.percent)
    if (!given.percent || !(percent >= 0 && percent <= 100))
      return refuse(c, `Enter a share from 0 to 100. Got “${given.percent ?? ''}”.`, 422)
    return { action, module, to, percent }
  }

  function refuse(c: ConsoleContext, text: string, status: number): Response {
    return show(c, problemPage('Nothing changed', text, status), null)
  }
}

function takesTarget(action: ActionName): boolean {
  return action === 'rollback' || action === 'promote-from' || action.startsWith('extension')
}

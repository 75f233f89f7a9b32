import { moduleIn } from '@galleria/delivery'
import { type ActName, isAct, type Wish } from '../acts/acts.ts'
import { perform, wasDone } from '../acts/perform.ts'
import { rehearse } from '../acts/rehearse.ts'
import { confirmPage } from '../pages/confirm.tsx'
import { modulePath } from '../pages/parts.tsx'
import { problemPage } from '../pages/problem.tsx'
import { isSame } from '../session/key.ts'
import type { ConsoleApp, ConsoleContext, Tools } from '../tools.ts'

/** GET asks, POST does: the first shows what would be done, the second does it if that is still so. */
export function actRoutes(app: ConsoleApp, { desk, show, now }: Tools): void {
  app.get('/modules/:module/:act', async (c, next) => {
    const wish = await wishIn(c, c.req.param('act'), c.req.query())
    if (wish === null) return next()
    if (wish instanceof Response) return wish
    const rehearsal = await rehearse(desk, wish)
    const page = confirmPage({ wish, rehearsal, session: c.get('session') })
    return show(c, page, rehearsal.before.revision)
  })

  app.post('/modules/:module/:act', async (c, next) => {
    const form = await c.req.formData().catch(() => new FormData())
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const session = c.get('session')
    if (!isSame(text('form'), session.form))
      return refuse(c, 'This form is not of this session. Open the page again, then send it.', 403)
    const wish = await wishIn(c, c.req.param('act'), { to: text('to'), percent: text('percent') })
    if (wish === null) return next()
    if (wish instanceof Response) return wish
    const why = text('why').slice(0, 300) || undefined
    const decision = { wish, by: session.name, why, revision: Number(text('revision')), state: text('state') }
    const outcome = await perform(desk, decision)
    if (outcome.kind === 'done') return c.redirect(`${modulePath(wish.module)}?done=${outcome.revision}`, 303)
    const rehearsal = await rehearse(desk, wish)
    const page =
      outcome.kind === 'moved'
        ? {
            moved: {
              since: outcome.since,
              done: wasDone(outcome.since, session.name, wish.act),
              now: now(),
            },
          }
        : { problem: outcome.why }
    return show(c, confirmPage({ wish, rehearsal, session, why, ...page }), rehearsal.before.revision)
  })

  /** Null where the address is no act; a page where the act cannot be asked for. */
  async function wishIn(
    c: ConsoleContext,
    act: string,
    given: { readonly to?: string; readonly percent?: string },
  ): Promise<Wish | Response | null> {
    if (!isAct(act)) return null
    const module = c.req.param('module') ?? ''
    const document = await desk.document()
    if (!Object.hasOwn(document.modules, module)) return refuse(c, `No module is called “${module}”.`, 404)
    if (!desk.maySign)
      return refuse(
        c,
        'This shell has no key to sign with. Give it REGISTRY_PRIVATE_KEY, or use the command.',
        403,
      )
    const to = given.to || (act === 'share' ? moduleIn(document, module).canary?.version : undefined)
    if (act !== 'share') return { act, module, ...(takesTarget(act) && to && { to }) }
    const percent = Number(given.percent)
    if (!given.percent || !(percent >= 0 && percent <= 100))
      return refuse(c, `“${given.percent ?? ''}” is no share: give a number from 0 to 100.`, 422)
    return { act, module, to, percent }
  }

  function refuse(c: ConsoleContext, text: string, status: number): Response {
    return show(c, problemPage('That cannot be done', text, status), null)
  }
}

function takesTarget(act: ActName): boolean {
  return act === 'rollback'
}

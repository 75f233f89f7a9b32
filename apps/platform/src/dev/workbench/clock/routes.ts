import type { Context } from 'hono'
import { violations } from '../../../base/errors.ts'
import { parseObject, readText } from '../../../base/json.ts'
import { toViolations } from '../../../base/violations.ts'
import type { App, Env } from '../../../http/route.ts'
import { Move, moved } from './request.ts'

/** `POST /_dev/clock`: `{ freeze }`, `{ set }`, `{ advance }` in seconds, `{ resume }` from where it stands, `{ real }`. */
export function clockCalls(app: App): void {
  app.post('/_dev/clock', async (c, next) => {
    if (!c.req.header('content-type')?.includes('json')) return next()
    const { services } = c.var
    const parsed = Move.safeParse(parseObject(await readText(c.req.raw, services.config.maxBodyBytes)))
    if (!parsed.success) throw violations(toViolations(parsed.error.issues))
    await moveClock(c, parsed.data)
    return c.json(clockAnswer(c))
  })
}

export async function moveClock(c: Context<Env>, move: Move): Promise<void> {
  const { services } = c.var
  const { workbench } = services
  if (workbench) await workbench.moveClock(services, moved(workbench.clock, move))
}

export function clockAnswer(c: Context<Env>) {
  const { clock, workbench } = c.var.services
  const [now, real] = [clock.now(), workbench?.base.now() ?? clock.now()]
  return {
    now: now.toISOString(),
    frozen: workbench?.clock.state.frozenAt != null,
    /** Seconds from the real time. */
    offset: (now.getTime() - real.getTime()) / 1000,
  }
}

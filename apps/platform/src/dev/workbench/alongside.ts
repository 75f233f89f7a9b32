import type { MiddlewareHandler } from 'hono'
import type { Env } from '../../http/route.ts'
import type { Workbench } from './workbench.ts'

/** Every request meets one state of the site and one time; the tools that change them go beside. */
export function alongside(workbench: Workbench): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { services } = c.var
    if (c.req.path.startsWith('/_dev')) {
      await workbench.follow(services, true)
      return next()
    }
    await workbench.enter(services, c.req.raw)
    try {
      return await next()
    } finally {
      workbench.leave()
    }
  }
}

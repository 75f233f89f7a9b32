import { setTimeout as delay } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../../../http/route.ts'
import { errorOf } from './error.ts'
import { matching } from './match.ts'
import type { Fault } from './rule.ts'
import { type ActiveRule, rulesOf } from './rules.ts'
import { spoil } from './spoil.ts'

/** The tools that make faults, and what tells whether the server lives. */
const spared = /^\/(_dev(\/|$)|health$|ready$)/

/** Lets things go wrong as they were asked to; without a rule it is one look-up. */
export const faults: MiddlewareHandler<Env> = async (c, next) => {
  const rules = rulesOf(c.var.services)
  if (rules.active.length === 0 || c.req.method === 'OPTIONS' || spared.test(c.req.path)) return next()
  const rule = rules.meet(await matching(c, rules.active))
  if (!rule) return next()
  c.set('fault', rule.id)
  const { fault, applied } = rule
  if (fault.kind === 'delay' || fault.kind === 'hang') {
    if (applied === 'after') await next()
    await hold(c, rule, fault)
    if (applied === 'before') await next()
    return
  }
  if (applied === 'after') await next()
  if (fault.kind === 'error') throw errorOf(fault)
  c.res = await spoil(c, fault, applied === 'after' ? c.res : undefined)
}

/** Milliseconds after which even a hang ends. */
const FOREVER = 300_000

/** Until the time is over, the rule is cleared or the caller has gone. */
async function hold(
  c: Context<Env>,
  { cleared }: ActiveRule,
  fault: Extract<Fault, { kind: 'delay' | 'hang' }>,
): Promise<void> {
  const signal = AbortSignal.any([cleared.signal, c.req.raw.signal])
  await delay(fault.kind === 'delay' ? fault.ms : FOREVER, undefined, { signal }).catch(() => {})
}

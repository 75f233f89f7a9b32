import type { Context } from 'hono'
import { seeOther } from '../../../areas/identity/index.ts'
import { ApiError, applicationError, violations, violationsOf } from '../../../base/errors.ts'
import { parseObject, readText } from '../../../base/json.ts'
import { toViolations } from '../../../base/violations.ts'
import { callsOf } from '../../../http/operation-names.ts'
import type { App, Env } from '../../../http/route.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { fromForm } from './form.ts'
import { faultsPage } from './page.ts'
import { Rule } from './rule.ts'
import { type ActiveRule, rulesOf } from './rules.ts'
import { setImitated } from './services.ts'

export const faults: Part = {
  path: '/_dev/faults',
  name: 'Faults',
  group: 'Traffic',
  about: 'Errors, delays and broken responses on demand, for the calls and callers you choose.',
  key: 'f',
  routes,
  state: (services) => `${count(rulesOf(services).active.length, 'fault')} active`,
}

function routes(app: App): void {
  app.get('/_dev/faults', async (c) => {
    const rules = rulesOf(c.var.services)
    if (c.req.header('accept')?.includes('text/html')) return faultsPage(c, { rules, calls: callsOf(app) })
    return c.json({ faults: rules.active.map(ruleView), usedUp: rules.usedUp.map(ruleView) })
  })

  app.post('/_dev/faults', async (c) => {
    const rules = rulesOf(c.var.services)
    const text = await readText(c.req.raw, c.var.services.config.maxBodyBytes)
    if (!isForm(c, text)) return c.json({ fault: ruleView(add(c, parseObject(text))) })
    const fields = new URLSearchParams(text)
    try {
      add(c, fromForm(fields))
      return seeOther('/_dev/faults')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const problems = violationsOf(error).map(({ field, description }) => `${field} ${description}`)
      const messages = problems.length > 0 ? problems : [error.message]
      return faultsPage(c, { rules, calls: callsOf(app), fields, problems: messages })
    }
  })

  app.post('/_dev/faults/services', async (c) => {
    const fields = new URLSearchParams(await readText(c.req.raw, c.var.services.config.maxBodyBytes))
    const state = fields.get('state') === 'FAILING' ? 'FAILING' : 'ON'
    await setImitated(c.var.services, fields.get('id') ?? '', state)
    return seeOther('/_dev/faults')
  })

  app.delete('/_dev/faults', (c) => {
    rulesOf(c.var.services).clearAll()
    return c.json({})
  })
  app.delete('/_dev/faults/:id', (c) => {
    if (!rulesOf(c.var.services).clear(c.req.param('id')))
      throw applicationError(404, 'NOT_FOUND', 'Fault not found.')
    return c.json({})
  })

  // Calls that forms can send.
  app.post('/_dev/faults/clear', async (c) => {
    const fields = new URLSearchParams(await readText(c.req.raw, c.var.services.config.maxBodyBytes))
    const id = fields.get('id')
    if (id) rulesOf(c.var.services).clear(id)
    else rulesOf(c.var.services).clearAll()
    return seeOther('/_dev/faults')
  })
}

function add(c: Context<Env>, input: unknown): ActiveRule {
  const rules = rulesOf(c.var.services)
  const parsed = Rule.safeParse(input, { reportInput: true })
  if (!parsed.success) throw violations(toViolations(parsed.error.issues))
  if (rules.isFull)
    throw applicationError(429, 'TOO_MANY_FAULTS', 'There can be at most 100 faults. Clear some first.')
  return rules.add(parsed.data)
}

function ruleView({ cleared: _, ...rule }: ActiveRule): object {
  return rule
}

/** Tells whether a body declared as a form is one: curl declares JSON as a form by default. */
function isForm(c: Context<Env>, text: string): boolean {
  if (text.trimStart().startsWith('{')) return false
  return c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

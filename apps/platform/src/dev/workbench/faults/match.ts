import type { Context } from 'hono'
import { type Caller, identify } from '../../../http/caller.ts'
import { callOf } from '../../../http/operation-names.ts'
import type { Env } from '../../../http/route.ts'
import type { ActiveRule } from './rules.ts'

export async function matching(c: Context<Env>, rules: readonly ActiveRule[]): Promise<ActiveRule[]> {
  const likely = rules.filter((rule) => isAt(c, rule) && hasHeaders(c, rule))
  if (!likely.some(({ role, session }) => role || session)) return likely
  const caller = await callerOfRequest(c)
  return likely.filter((rule) => isBy(caller, rule))
}

function isAt(c: Context<Env>, { operation }: ActiveRule): boolean {
  if (!operation) return true
  const [method = '', path] = operation.split(' ', 2)
  if (path === undefined) return callOf(c) === operation
  return (method === '*' || method === c.req.method) && fits(c.req.path, path)
}

/** `*` stands for anything, slashes too. */
function fits(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return path === pattern
  const last = rest.pop() ?? ''
  if (!path.startsWith(first) || !path.endsWith(last) || path.length < first.length + last.length)
    return false
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= path.length - last.length
}

function hasHeaders(c: Context<Env>, { headers = {} }: ActiveRule): boolean {
  return Object.entries(headers).every(([name, value]) => c.req.header(name) === value)
}

function isBy(caller: Caller, { role, session }: ActiveRule): boolean {
  const type = caller.type === 'USER' ? 'APP' : caller.type
  if (role && role !== type) return false
  return !session || Object.values(caller).includes(session)
}

async function callerOfRequest(c: Context<Env>): Promise<Caller> {
  const anybody = ['NONE', 'VISITOR', 'MEMBER', 'APP'] as const
  return identify(c.var.services, c.req.raw, anybody).catch(() => ({ type: 'NONE' as const }))
}

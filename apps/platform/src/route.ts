import { toBarePath } from '@galleria/platform-client/paths'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { type Caller, type CallerType, identify } from './caller.ts'
import { type Client, clientOf } from './client.ts'
import { violations } from './errors.ts'
import { parseObject, readText } from './json.ts'
import { observed } from './observe.ts'
import { register } from './openapi/registry.ts'
import { keepPromise } from './openapi/strict.ts'
import { nameHandler } from './operation-names.ts'
import { toPattern, variablesOf } from './paths.ts'
import { Prepared } from './prepared.ts'
import { decodeQuery, setPath } from './query.ts'
import type { Services } from './services.ts'
import { toViolations } from './violations.ts'

export type Env = {
  Variables: {
    services: Services
    requestId: string
    /** Name of the call that answers: `GetCurrentCart`. */
    operation?: string
  }
  /** What the network server adds; nothing of it in process. */
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string | undefined; resetAndDestroy?(): unknown } }
  }
}
export type App = Hono<Env>

export interface Operation<A extends CallerType, S extends z.ZodType> {
  /** Name of the call on the wire: `GetCurrentCart`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Public path; variables in braces, `{member.id}` included. */
  readonly path: string
  /** The specification's path; found from the public one unless given. */
  readonly bare?: string
  readonly allow: readonly A[]
  /** Checks path variables, query and body together; path variables win over their repetition elsewhere. */
  readonly body?: S
  readonly query?: S
  /** What a good answer looks like, as the client reads it. */
  readonly answer: Answer
  /** What of the hosted platform's call is missing here, in one sentence; absent when nothing is. */
  readonly partly?: string
  /** A GET that also answers POST on the same path, for payloads too long for a query string. */
  readonly fallback?: boolean
  /** The same for every visitor: a token that was good a moment ago will do. */
  readonly publicRead?: boolean
}

/** A schema of either flavour of zod: the client's are of `zod/mini`. */
export type Answer = z.core.$ZodType

export interface Call<C extends Caller, Input> extends Services {
  readonly caller: C
  readonly input: Input
  readonly request: Request
  readonly client: Client
}

type Payload = z.ZodType<Record<string, unknown>>
const anything: Payload = z.looseObject({})

/** Serves one call at its public and its bare path. Whatever the handler returns is answered with status 200. */
export function operation<const A extends CallerType, S extends z.ZodType = Payload>(
  app: App,
  definition: Operation<A, S>,
  handler: (call: Call<Extract<Caller, { type: A }>, z.output<S>>) => Promise<object> | object,
): void {
  const { name, method, path, allow, fallback, answer: promised } = definition
  const schema = definition.body ?? definition.query ?? (anything as unknown as S)
  const variables = variablesOf(path)

  async function answer(c: Context<Env>): Promise<Response> {
    const { services } = c.var
    const request = c.req.raw
    c.set('operation', name)
    const caller = await identify(services, request, allow, definition.publicRead)
    const raw = await readInput(c, variables)
    const parsed = await schema.safeParseAsync(raw, { reportInput: true })
    if (!parsed.success) throw violations(toViolations(parsed.error.issues))
    const call = {
      ...services,
      caller: caller as Extract<Caller, { type: A }>,
      input: parsed.data,
      request,
      client: clientOf(c),
    }
    const body = await handler(call)
    if (services.config.strict) keepPromise(name, promised, jsonOf(body))
    if (!(body instanceof Prepared) && method !== 'GET') {
      c.header('X-Wix-Consistent', String(services.clock.now().getTime()))
    }
    const json = body instanceof Prepared ? (body.json as Uint8Array<ArrayBuffer>) : JSON.stringify(body)
    const seen = observed()
    if (seen) seen.answer = json
    return c.body(json, 200, { 'content-type': 'application/json' })
  }

  const bare = definition.bare ?? toBarePath(path)
  const input = definition.body ?? definition.query
  register(app, {
    name,
    method,
    path,
    bare,
    allow,
    input,
    answer: promised,
    partly: definition.partly,
    plain: false,
    fallback: fallback === true,
  })
  nameHandler(answer, name)
  for (const each of new Set([path, bare])) {
    app.on(method, toPattern(each), answer)
    if (fallback && method === 'GET') app.post(toPattern(each), answer)
  }
}

/** A call that reads its request by itself, without a token: a page's script or another protocol asks. */
export interface PlainOperation {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** For the API's document: the handler checks by itself. */
  readonly input?: z.ZodType
  readonly answer: Answer
  readonly partly?: string
}

/** Serves a plain call; nothing to answer is 404. */
export function plainOperation(
  app: App,
  definition: PlainOperation,
  handler: (c: Context<Env>) => Promise<object | undefined> | object | undefined,
): void {
  const { name, method, path, answer } = definition
  register(app, { ...definition, bare: path, allow: ['NONE'], plain: true, fallback: false })
  app.on(method, toPattern(path), async (c) => {
    c.set('operation', name)
    const body = await handler(c)
    if (!body) return c.notFound()
    if (c.var.services.config.strict) keepPromise(name, answer, jsonOf(body))
    return c.json(body)
  })
}

function jsonOf(body: object): string {
  return body instanceof Prepared ? Buffer.from(body.json).toString('utf8') : JSON.stringify(body)
}

async function readInput(c: Context<Env>, variables: readonly string[]): Promise<Record<string, unknown>> {
  const { method } = c.req
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'DELETE'
  const input = hasBody
    ? parseObject(await readText(c.req.raw, c.var.services.config.maxBodyBytes))
    : decodeQuery(new URL(c.req.url).searchParams)
  for (const name of variables) setPath(input, name, c.req.param(name.replaceAll('.', '__')))
  return input
}

import { toBarePath } from '@galleria/platform-client/paths'
import type { Context } from 'hono'
import { z } from 'zod'
import { violations } from '../base/errors.ts'
import { closed, takingBack } from '../base/input/closed.ts'
import { parseObject } from '../base/json.ts'
import { observed } from '../base/observe.ts'
import { decodeQuery, setPath } from '../base/query.ts'
import { type Bounds, boundsOf } from '../base/texts/bounds.ts'
import { checkTexts } from '../base/texts/check.ts'
import { toViolations } from '../base/violations.ts'
import type { Services } from '../data/services.ts'
import { withHeaders } from './answer-headers.ts'
import type { App, Env } from './app-type.ts'
import { type Audited, auditOf } from './audit/record.ts'
import type { CacheProbe } from './cache/cache-probe.ts'
import { Cacheable } from './cache/cacheable.ts'
import { answersOf, cacheAnswer, cachedAnswer } from './cache/cached-answers.ts'
import { RawJson } from './cache/raw-json.ts'
import { admit, type Caller, identify } from './caller.ts'
import { catalogOf, refuseOtherCatalog } from './catalog-calls.ts'
import { type Client, clientOf } from './client.ts'
import { answerDirectly } from './direct-calls.ts'
import { AppExchange } from './exchange.ts'
import type { Exchange, RequestHead } from './exchange-type.ts'
import type { Answer } from './openapi/answer.ts'
import { register } from './openapi/registry.ts'
import { checkAnswer } from './openapi/strict.ts'
import { nameHandler } from './operation-names.ts'
import { toPattern, variablesOf } from './paths.ts'
import { type CallersOf, permissionOf, type Row, type Served } from './permissions/permission.ts'
import { needOf } from './permissions/staff-areas.ts'
import { staffCheckOf } from './permissions/staff-rule.ts'
import { unknownCall } from './refusals.ts'
import { isOfCartsV1, refuseRemoved } from './removed-calls.ts'
import { translatorOf, wantedLanguage } from './translate/index.ts'

export type { App, Env } from './app-type.ts'
export type { Answer } from './openapi/answer.ts'

/** Input and answer of an operation, and how this platform serves it. */
export interface Serving<S extends z.ZodType> {
  /** Checks path variables, query and body together; path variables win over their repetition elsewhere. */
  readonly body?: S
  readonly query?: S
  /** Schema of a successful answer, as the client reads it. */
  readonly answer: Answer
  /** Gap against the hosted platform's call, in one sentence; absent where there is none. */
  readonly partly?: string
  /** The same for every visitor: a token that was good a moment ago will do. */
  readonly publicRead?: boolean
  /** Finds the caller and an ETag in one question; a `Cacheable` answer under the same ETag is sent as it was. */
  readonly cacheProbe?: (services: Services, request: RequestHead) => Promise<CacheProbe | undefined>
}

export interface Call<C extends Caller, Input> extends Services {
  readonly caller: C
  readonly input: Input
  readonly request: RequestHead
  readonly client: Client
  /** The last one that the operation's `cacheProbe` made. */
  readonly cacheProbe?: CacheProbe | undefined
  /** Filled by the handler of a change, for the audit log. */
  readonly audited: Audited
}

type Json = Uint8Array<ArrayBuffer>
type Payload = z.ZodType<Record<string, unknown>>
const nothing: Payload = z.object({})

/**
 * Serves one call at its public and its bare path, for the callers of its audience. Whatever the handler returns is
 * answered with status 200.
 */
export function operation<R extends Row, S extends z.ZodType = Payload>(
  app: App,
  served: Served<R>,
  definition: Serving<S>,
  handler: (call: Call<CallersOf<R>, z.output<S>>) => Promise<object> | object,
): void {
  const registered = asServed(served)
  const { name, method, path, bare, fallback } = registered
  const { answer: promised } = definition
  const { types, ownerOnly, withKey } = permissionOf(served)
  const need = needOf(served)
  const looking = { publicRead: definition.publicRead, ownerOnly, need, ...(withKey ? { withKey } : {}) }
  const checkStaff = staffCheckOf(served)
  const audit = auditOf(served)
  const declared = definition.body ?? definition.query ?? (nothing as unknown as S)
  const taken = takingBack(method, declared, promised)
  /** Both are read at the first request: all calls at once would make the start longer. */
  let door: { schema: S; bounds: Bounds } | undefined
  const variables = variablesOf(path)
  const removable = isOfCartsV1(path)
  const catalog = catalogOf(served)

  async function answer(exchange: Exchange): Promise<string | Json> {
    const { services, request } = exchange
    exchange.operation = name
    const { seen } = exchange
    if (seen) seen.route = path
    if (removable) refuseRemoved(services.config, method, path)
    const answers = answersOf(services)
    const first = await definition.cacheProbe?.(services, request)
    /** Owner of the token, before staff count as a program: the audit log names the person. */
    let author: Caller | undefined
    const onCaller = (whoever: Caller) => {
      author = whoever
    }
    const options = audit ? { ...looking, onCaller } : looking
    const caller = first ? admit(first.caller, types) : await identify(services, request, types, options)
    if (seen) seen.caller = (author ?? caller).type
    if (catalog) refuseOtherCatalog(services.config, catalog)
    const text = hasBody(request) ? await exchange.text() : ''
    const under = (etag: string | null | undefined) =>
      etag ? { call: name, request, text, etag, answers } : undefined
    const known = cachedAnswer(services, under(first?.etag))
    if (known) return send(exchange, caller, known)
    const cacheProbe = first?.fullProbe ? await first.fullProbe() : first
    const condition = under(cacheProbe?.etag)
    const since = cacheProbe === first ? undefined : cachedAnswer(services, condition)
    if (since) return send(exchange, caller, since)
    const now = services.clock.now()
    const input = readInput(exchange, text, variables)
    door ??= { schema: closed(taken), bounds: boundsOf(declared) }
    checkTexts(input, door.bounds)
    const parsed = door.schema.safeParse(input, { reportInput: true })
    if (!parsed.success) throw violations(toViolations(parsed.error.issues))
    await checkStaff?.(services.db, caller, parsed.data)
    const call = {
      ...services,
      caller: caller as CallersOf<R>,
      input: parsed.data,
      request,
      client: clientOf(exchange),
      cacheProbe,
      audited: {},
    }
    const answered = await handler(call)
    const body = answered instanceof Cacheable ? answered.body : answered
    if (audit && author)
      await audit(services, { caller: author, input: parsed.data, answer: body, audited: call.audited })
    const json = body instanceof RawJson ? (body.json as Json) : JSON.stringify(body)
    if (answered instanceof Cacheable && condition) cacheAnswer(condition, json, now, answered.until)
    return send(exchange, caller, json, !(body instanceof RawJson) || body.wrote)
  }

  const translate = translatorOf(promised)

  /** Cached answers are in the site's language, so a language costs no further copy of them. */
  async function send(exchange: Exchange, caller: Caller, own: string | Json, wrote = true) {
    const { services, headers, request } = exchange
    const language = wantedLanguage(services, request, caller)
    const json = language ? await translate(services, language, own) : own
    if (services.config.strict) checkAnswer(name, promised, textOf(json))
    if (wrote && method !== 'GET') headers['X-Wix-Consistent'] = String(services.clock.now().getTime())
    const seen = observed()
    if (seen) seen.answer = json
    return json
  }

  register(app, {
    ...registered,
    input: declared === nothing ? undefined : taken,
    answer: promised,
    partly: definition.partly,
    plain: false,
  })
  const usual = async (c: Context<Env>) => withHeaders(c, await answer(new AppExchange(c)))
  nameHandler(usual, name)
  for (const each of new Set([path, bare])) {
    for (const verb of fallback ? [method, 'POST'] : [method]) {
      app.on(verb, toPattern(each), usual)
      answerDirectly(app, { method: verb, path: each, name }, answer)
    }
  }
}

/** Input and answer of a call that reads its request by itself, without a token: a page's script or another protocol asks. */
export interface PlainServing {
  /** For the API's document: the handler checks by itself. */
  readonly input?: z.ZodType
  readonly answer: Answer
  readonly partly?: string
}

/** Serves a plain call; nothing to answer is 404. */
export function plainOperation(
  app: App,
  served: Served<'UNASKED'>,
  definition: PlainServing,
  handler: (exchange: Exchange) => Promise<object | undefined> | object | undefined,
): void {
  const { name, method, path } = served
  const { answer } = definition
  register(app, { ...asServed(served), ...definition, bare: path, plain: true })
  const say = async (exchange: Exchange) => {
    exchange.operation = name
    if (exchange.seen) exchange.seen.route = path
    const body = await handler(exchange)
    if (!body) throw unknownCall(method, path)
    const json = JSON.stringify(body)
    if (exchange.services.config.strict) checkAnswer(name, answer, json)
    return json
  }
  const usual = async (c: Context<Env>) => withHeaders(c, await say(new AppExchange(c)))
  nameHandler(usual, name)
  app.on(method, toPattern(path), usual)
  answerDirectly(app, { method, path, name }, say)
}

/** Operation as this platform registers it: by its own name, at both paths. */
function asServed({
  name,
  alias = name,
  method,
  path,
  bare = toBarePath(path),
  audience,
  fallback = false,
}: Served) {
  return { name: alias, method, path, bare, audience, allow: permissionOf({ audience }).types, fallback }
}

function textOf(json: string | Json): string {
  return typeof json === 'string' ? json : Buffer.from(json).toString('utf8')
}

function hasBody({ method }: RequestHead): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'DELETE'
}

function readInput(exchange: Exchange, text: string, variables: readonly string[]): Record<string, unknown> {
  const input = hasBody(exchange.request) ? parseObject(text) : decodeQuery(exchange.query())
  for (const name of variables) setPath(input, name, exchange.variable(name.replaceAll('.', '__')))
  return input
}

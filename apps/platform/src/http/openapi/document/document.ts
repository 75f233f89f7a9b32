import type { App } from '../../app-type.ts'
import { ErrorAnswer, TokenError } from '../errors.ts'
import { extensions, imitatedCalls } from '../imitated.ts'
import { callsOf, type Registered } from '../registry.ts'
import { type JsonSchema, Schemas } from './json-schema.ts'
import { bodied, inputsOf, type Parameter } from './parameters.ts'

export interface ApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  /** Kinds of callers that are let in. */
  readonly 'x-identities': readonly string[]
}

interface Content {
  readonly description: string
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } }
}

/** Operations by method in small letters. */
interface PathItem {
  readonly [method: string]: ApiOperation | boolean | undefined
  readonly 'x-bare'?: boolean
}

export interface ApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<string, object>>
  }
}

const OURS = 'Of the embedded platform'

/** The API as OpenAPI 3.1, from the routes and schemas that answer. */
export function apiDocument(app: App, url: string): ApiDocument {
  const schemas = new Schemas()
  const paths = new Paths()
  const services = servicesOf(app)
  for (const call of callsOf(app)) {
    const tag = services(call)
    const whole = operationOf(call, schemas, tag)
    paths.add(call.path, call.method, whole)
    if (call.fallback) paths.add(call.path, 'POST', byPost(call, whole, schemas))
    if (call.bare === call.path) continue
    paths.add(call.bare, call.method, bare(whole), true)
    if (call.fallback) paths.add(call.bare, 'POST', bare(byPost(call, whole, schemas)), true)
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Galleria platform',
      version: '1',
      description:
        'The calls of the hosted platform that this one answers, and its own. Each is also served at the path of the specification, without the prefix of its service: path items marked `x-bare`.',
    },
    servers: [{ url }],
    tags: [...new Set(callsOf(app).map(services))].map((name) => ({ name })),
    paths: paths.items,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas.components).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The access token or API key as it is, without a word before it (wire §1.3).',
        },
      },
    },
  }
}

function operationOf(call: Registered, schemas: Schemas, tag: string): ApiOperation {
  const { parameters, body } = inputsOf(call, schemas)
  const token = call.name === 'Token'
  const failure = json(
    'Declined, or a field breaks a rule.',
    schemas.answer(token ? TokenError : ErrorAnswer),
  )
  return {
    operationId: call.name,
    tags: [tag],
    summary: call.name,
    ...(call.partly && { description: call.partly }),
    ...(parameters.length > 0 && { parameters }),
    ...(bodied(call.method) && { requestBody: json('', body) }),
    responses: {
      200: json('Done.', schemas.answer(call.answer)),
      '4XX': failure,
      '5XX': json('The platform is in trouble.', schemas.answer(ErrorAnswer)),
    },
    security: call.plain ? [] : [...(call.allow.includes('NONE') ? [{}] : []), { token: [] }],
    'x-identities': call.plain ? ['NONE'] : call.allow,
  }
}

/** The same with its payload in the body, where it would be too long for a query string. */
function byPost(call: Registered, whole: ApiOperation, schemas: Schemas): ApiOperation {
  const { body } = inputsOf(call, schemas)
  const { parameters = [], ...rest } = whole
  const path = parameters.filter((each) => each.in === 'path')
  const operationId = `${whole.operationId}_post`
  return { ...rest, operationId, ...(path.length > 0 && { parameters: path }), requestBody: json('', body) }
}

function bare(whole: ApiOperation): ApiOperation {
  return { ...whole, operationId: `${whole.operationId}_bare` }
}

function json(description: string, schema: JsonSchema): Content {
  return { description, content: { 'application/json': { schema } } }
}

/** Finds the part of the reference that a call belongs to. */
function servicesOf(app: App): (call: Registered) => string {
  const ours = new Set(extensions(app))
  const known = new Map(imitatedCalls(app).map(({ method, path, service }) => [keyOf(method, path), service]))
  return (call) =>
    ours.has(call)
      ? OURS
      : (known.get(keyOf(call.method, call.path)) ??
        known.get(keyOf('POST', call.path)) ??
        known.get(keyOf(call.method, call.bare)) ??
        OURS)
}

const keyOf = (method: string, path: string) => `${method} ${unnamed(path)}`
const unnamed = (path: string) => path.replace(/\{[^}]*\}/g, '{}')

/** Path items: one for each path whatever its variables are called, as OpenAPI has it, and unique names of operations. */
class Paths {
  readonly items: Record<string, PathItem> = {}
  readonly #templates = new Map<string, string>()
  readonly #taken = new Set<string>()

  add(path: string, method: string, operation: ApiOperation, isBare = false): void {
    const template = this.#templates.get(unnamed(path)) ?? path
    this.#templates.set(unnamed(path), template)
    const item = this.items[template] ?? {}
    const verb = method.toLowerCase()
    // The router too takes the first.
    if (item[verb]) return
    const named = {
      ...renamed(operation, path, template),
      operationId: this.#unique(operation.operationId, path),
    }
    this.items[template] = { ...item, ...(isBare && { 'x-bare': true }), [verb]: named }
  }

  #unique(name: string, path: string): string {
    const version = /\/v(\d+)\//.exec(path)?.[1]
    const securitySchemes = [
      name,
      `${name}V${version ?? 1}`,
      ...Array.from({ length: 9 }, (_, index) => `${name}_${index + 2}`),
    ]
    const free = securitySchemes.find((each) => !this.#taken.has(each)) ?? `${name} ${path}`
    this.#taken.add(free)
    return free
  }
}

/** With the names of variables that the path's first operation gave them. */
function renamed(operation: ApiOperation, path: string, template: string): ApiOperation {
  if (path === template || !operation.parameters) return operation
  const [from, to] = [path, template].map((each) =>
    Array.from(each.matchAll(/\{([^}]*)\}/g), ([, name]) => name ?? ''),
  )
  const parameters = operation.parameters.map((each) =>
    each.in === 'path' ? { ...each, name: to?.[from?.indexOf(each.name) ?? -1] ?? each.name } : each,
  )
  return { ...operation, parameters }
}

import { MAX_QUERY_LENGTH } from '../constants.ts'
import type { CallDefinition } from '../definition.ts'
import type { Service } from '../operation.ts'
import { stringifyJson } from './json.ts'
import { encodeQuery } from './query.ts'

type Payload = Readonly<Record<string, unknown>>

export interface WireRequest {
  readonly method: string
  /** Path with its query string, to be put behind the host. */
  readonly target: string
  /** JSON. */
  readonly body?: string
  /** Whether doing it twice is as good as once. */
  readonly repeatable: boolean
}

/** A call and its input as they go on the wire. Path values stay in the payload too (wire §1.4). */
export function toWireRequest(
  call: CallDefinition,
  input: Payload,
  toPath: (hosted: string) => string = (hosted) => hosted,
): WireRequest {
  const path = fillPath(call, input, toPath(call.path))
  const { method } = call
  const repeatable = call.repeatable ?? (method === 'GET' || Boolean(input.idempotencyKey))
  if (method !== 'GET' && method !== 'DELETE')
    return { method, target: path, body: stringifyJson(input), repeatable }
  const query = encodeQuery(input, call.complexQuery)
  if (query.length > MAX_QUERY_LENGTH && call.fallback)
    return { method: 'POST', target: path, body: stringifyJson(input), repeatable }
  return { method, target: query ? `${path}?${query}` : path, repeatable }
}

/** Encoded, unlike in the hosted platform's own SDK: an id cannot climb out of its segment. */
function fillPath(call: CallDefinition, input: Payload, path: string): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = name
      .split('.')
      .reduce<unknown>((inner, key) => (inner as Payload | null | undefined)?.[key], input)
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '')
      throw new TypeError(`${call.name} requires "${name}" for its path ${call.path}.`)
    // A URL resolves dot segments away, encoded or not.
    if (value === '.' || value === '..')
      throw new TypeError(`${call.name}: "${value}" isn't a valid value for "${name}".`)
    return encodeURIComponent(value)
  })
}

/** `x-wix-bi-gateway`: these keys in this order, empty values left out (wire §1.3). */
export function biGateway(
  { package: name, fqn, entity }: Service,
  call: string,
  environment: string | undefined,
): string {
  return [
    ['environment', environment ? `js-sdk-${environment}` : 'js-sdk'],
    ['package-name', name],
    ['method-fqn', fqn && `${fqn}.${call}`],
    ['entity', entity],
  ]
    .filter(([, value]) => value)
    .map((pair) => pair.join('='))
    .join()
}

import { variablesOf } from '../../paths.ts'
import type { Registered } from '../registry.ts'
import type { JsonSchema, Schemas } from './json-schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
}

interface Inputs {
  readonly parameters: readonly Parameter[]
  /** Remaining schema, for the body. */
  readonly body: JsonSchema
}

const packed: Parameter = {
  name: '.r',
  in: 'query',
  required: false,
  description: 'The whole payload as JSON in base64url, instead of the other parameters (wire §1.5).',
  schema: { type: 'string', pattern: '^[\\w-]*={0,2}$' },
}

/** Path variables, and the fields of a payload as parameters: nested ones with dots between their names (wire §1.5). */
export function inputsOf(call: Registered, schemas: Schemas): Inputs {
  const whole = call.input ? schemas.input(call.input) : {}
  const variables = variablesOf(call.path)
  const path = variables.map(
    (name): Parameter => ({
      name,
      in: 'path',
      required: true,
      schema: at(whole, name) ?? { type: 'string' },
    }),
  )
  const { properties = {}, required = [], ...rest } = whole
  const others = Object.entries(properties).filter(([name]) => !variables.includes(name))
  const still = required.filter((name) => !variables.includes(name))
  const body = {
    ...rest,
    ...(others.length > 0 && { properties: Object.fromEntries(others) }),
    ...(still.length > 0 && { required: still }),
  }
  const query = [...flat(body, ''), ...(call.fallback ? [packed] : [])]
  return { parameters: [...path, ...(bodied(call.method) ? [] : query)], body }
}

export const bodied = (method: string) => method !== 'GET' && method !== 'DELETE'

function flat({ properties = {}, required = [] }: JsonSchema, before: string): Parameter[] {
  return Object.entries(properties).flatMap(([name, value]): Parameter[] => {
    const schema = value as JsonSchema
    const full = before + name
    if (schema.type === 'object' && schema.properties) return flat(schema, `${full}.`)
    // Within something optional nothing is required of a call as such.
    return [{ name: full, in: 'query', required: !before && required.includes(name), schema }]
  })
}

/** The schema at a dotted path. */
function at(schema: JsonSchema, path: string): JsonSchema | undefined {
  return path
    .split('.')
    .reduce<JsonSchema | undefined>(
      (found, key) => found?.properties?.[key] as JsonSchema | undefined,
      schema,
    )
}

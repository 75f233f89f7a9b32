import { DateTime, Decimal, Guid, Int64 } from '@galleria/platform-client/entities/common'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { schemaNames } from './names.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** JSON Schemas of the client's checks of texts. */
const texts = new Map<unknown, JsonSchema>([
  [DateTime, { format: 'date-time' }],
  [Guid, { format: 'uuid' }],
  [Decimal, { pattern: '^-?\\d+(\\.\\d+)?$' }],
  [Int64, { pattern: '^-?\\d{1,19}$' }],
])

/** Turns schemas of zod into those of OpenAPI 3.1; what has a name becomes a component, once. */
export class Schemas {
  readonly components: Record<string, JsonSchema> = {}
  readonly #names = schemaNames()
  #nested = 1

  /** As it is answered, to the last field. */
  answer(schema: Answer): JsonSchema {
    return this.#convert(schema, 'output')
  }

  /** As it may be sent; further fields are let through. */
  input(schema: Answer): JsonSchema {
    return this.#convert(schema, 'input')
  }

  /** Schema behind a reference, or the schema itself. */
  resolve(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.replace(PREFIX, '')
    return name ? (this.components[name] ?? schema) : schema
  }

  #convert(schema: Answer, io: 'input' | 'output'): JsonSchema {
    const { $schema, $defs, ...whole } = z.toJSONSchema(schema, {
      io,
      // Requests are described where they are sent: their shapes are looser than those of answers.
      ...(io === 'output' && { metadata: this.#names }),
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const { options } = zodSchema as { options?: unknown }
        if (jsonSchema.type === 'string' && Array.isArray(options)) jsonSchema.enum = options
        Object.assign(jsonSchema, texts.get(zodSchema))
      },
    })
    // Shapes that hold themselves and have no name get one that nothing else has.
    const named = (name: string) => (name.startsWith('__') ? `Nested${this.#nested}${name.slice(8)}` : name)
    const toComponents = (value: JsonSchema) => strip(value, named)
    const definitions = Object.entries($defs ?? {})
    for (const [name, definition] of definitions) this.components[named(name)] ??= toComponents(definition)
    const result = toComponents(whole)
    this.#nested += 1
    return result
  }
}

const PREFIX = '#/components/schemas/'

/** References point to the components; names are theirs, not the schemas'. */
function strip<T>(value: T, named: (name: string) => string): T {
  if (Array.isArray(value)) return value.map((part) => strip(part, named)) as T
  if (typeof value !== 'object' || value === null) return value
  const { id, ...rest } = value as { id?: unknown }
  const kept = typeof id === 'string' ? rest : value
  return Object.fromEntries(
    Object.entries(kept).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? part.replace(/^#\/\$defs\/(.*)/, (_, name: string) => PREFIX + named(name))
        : strip(part, named),
    ]),
  ) as T
}

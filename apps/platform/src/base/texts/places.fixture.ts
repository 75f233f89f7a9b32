import type { Registered } from '../../http/openapi/registry.ts'
import { variablesOf } from '../../http/paths.ts'
import { type Def, defOf, type Schema, sidesOf, wrappedBy } from '../input/unwrap.ts'

/** Keys and indexes that lead to a text. */
export type Place = readonly (string | number)[]

/** How deep a schema that holds itself is followed. */
const DEEPEST = 6

/** Every place of a call's body or query where a text belongs, and one that its schema does not name. */
export function placesOf({ input, path }: Registered): Place[] {
  const variables = new Set(variablesOf(path))
  const found = new Map<string, Place>()
  const add = (place: Place) => {
    if (!variables.has(place.join('.'))) found.set(place.join('.'), place)
  }
  add(['anything'])
  if (input) collect(input, [], add)
  return [...found.values()]
}

function collect(schema: Schema, at: Place, add: (place: Place) => void): void {
  const def = defOf(schema)
  const deeper = partsOf(def)
  if (at.length <= DEEPEST) for (const [keys, part] of deeper) collect(part, [...at, ...keys], add)
  if (def.type === 'object' && def.catchall) add([...at, 'anything'])
  // Go deep where the schema has no form.
  else if (def.type === 'unknown' || def.type === 'any') add([...at, 'name', '$contains'])
  else if (def.type === 'string' && at.length > 0) add(at)
}

/** Parts of a schema, with the keys that lead there. */
function partsOf(def: Def): [Place, Schema][] {
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([key, field]) => [[key], field])
    case 'array':
      return [[[0], def.element]]
    case 'record':
      return [[['anything'], def.valueType]]
    default: {
      const held = wrappedBy(def)
      return (held ? [held.schema] : sidesOf(def)).map((side) => [[], side])
    }
  }
}

/** Bodies that hold `text` at some of the places each, every place in one of them. */
export function* bodiesWith(places: readonly Place[], text: string, most: number) {
  let waiting = [...places]
  while (waiting.length > 0) {
    const body = {}
    const held: Place[] = []
    const later: Place[] = []
    for (const place of waiting)
      if (held.length < most && put(body, place, text)) held.push(place)
      else later.push(place)
    yield { body, held }
    waiting = later
  }
}

/** Whether there was room: of two places one may lead through the other. */
function put(body: object, place: Place, text: string): boolean {
  let at = body as Record<string | number, unknown>
  for (const [index, key] of place.slice(0, -1).entries()) {
    at[key] ??= typeof place[index + 1] === 'number' ? [] : {}
    const next = at[key]
    if (typeof next !== 'object' || next === null) return false
    if (Array.isArray(next) !== (typeof place[index + 1] === 'number')) return false
    at = next as typeof at
  }
  const last = place.at(-1) as string | number
  if (at[last] !== undefined) return false
  at[last] = text
  return true
}

import type { Prop, Props, Shape } from '@galleria/federation'

/** Whether everything of type `given` may stand where `accepted` is asked for. */
export function accepts(accepted: Shape, given: Shape): boolean {
  if (accepted === 'unknown') return true
  if (isKind(given, 'oneOf')) return given.oneOf.every((each) => accepts(accepted, each))
  if (given === 'boolean' && typeof accepted === 'object')
    return [true, false].every((literal) => accepts(accepted, { literal }))
  if (isKind(accepted, 'oneOf')) return accepted.oneOf.some((each) => accepts(each, given))
  if (typeof accepted === 'string')
    return accepted === (isKind(given, 'literal') ? typeof given.literal : given)
  if (isKind(accepted, 'literal')) return isKind(given, 'literal') && given.literal === accepted.literal
  if (isKind(accepted, 'array')) return isKind(given, 'array') && accepts(accepted.array, given.array)
  if (isKind(accepted, 'record')) return entriesOf(given).every((each) => accepts(accepted.record, each))
  if (isKind(accepted, 'object'))
    return isKind(given, 'object') && misfit(accepted.object, given.object) === null
  return isKind(given, 'text') && given.text === accepted.text
}

/** The first property of an object that does not fit; null when all do. */
function misfit(accepted: Props, given: Props): string | null {
  const wrong = Object.entries(accepted).find(([name, prop]) => {
    const own = given[name]
    if (!own) return !prop.optional
    return !fits(prop, own) || (own.optional && !prop.optional)
  })
  return wrong?.[0] ?? null
}

/** Accepts undefined for an optional prop. */
export function fits(accepted: Prop, given: Prop): boolean {
  if (accepts(accepted.type, given.type)) return true
  return accepted.optional === true && accepts({ oneOf: [accepted.type, 'undefined'] }, given.type)
}

function entriesOf(shape: Shape): readonly Shape[] {
  if (isKind(shape, 'record')) return [shape.record]
  if (isKind(shape, 'object')) return Object.values(shape.object).map(({ type }) => type)
  // Any other shape is no record, so no type accepts it as one.
  return [{ text: 'not a record' }]
}

type Kind = 'literal' | 'array' | 'record' | 'object' | 'oneOf' | 'text'

function isKind<Name extends Kind>(
  shape: Shape,
  kind: Name,
): shape is Extract<Shape, { [Key in Name]: unknown }> {
  return typeof shape === 'object' && kind in shape
}

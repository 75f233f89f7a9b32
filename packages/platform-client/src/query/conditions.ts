import { allowedOperators, type Operand, type OperatorOf } from './field.ts'
import type { ComparableName, FieldName, QuerySchema } from './query-schema.ts'

export type Filter = Readonly<Record<string, unknown>>

/** Adds to what must hold; each method answers a new `Self`. */
export interface Conditions<S extends QuerySchema, Self> {
  /** One more condition; all of them must hold. */
  where<Name extends FieldName<S>, Operator extends OperatorOf<S['fields'][Name]>>(
    field: Name,
    operator: Operator,
    value: Operand<S['fields'][Name], Operator>,
  ): Self
  /** `from` included, `to` not (wire §1.9). */
  between<Name extends ComparableName<S>>(
    field: Name,
    from: Operand<S['fields'][Name], '$gte'>,
    to: Operand<S['fields'][Name], '$lt'>,
  ): Self
  /** All of these must hold. */
  and(...parts: readonly Part<S>[]): Self
  /** One of these must hold. */
  or(...parts: readonly [Part<S>, ...Part<S>[]]): Self
  /** None of this may hold. */
  not(part: Part<S>): Self
}

interface Condition<S extends QuerySchema> extends Conditions<S, Condition<S>> {
  toFilter(): Filter
}

/** `(where) => where.where('price', '$lt', 20)`: a part of a filter. */
type Part<S extends QuerySchema> = (part: Condition<S>) => Condition<S>

/** Checks at run time what the types say, since fields and operators may come from an address. */
export function conditions<S extends QuerySchema, Self>(
  schema: S,
  terms: readonly Filter[],
  next: (terms: readonly Filter[]) => Self,
): Conditions<S, Self> {
  const built = (part: Part<S>) => part(condition(schema)).toFilter()
  return {
    where: (field, operator, value) => next([...terms, term(schema, field, operator, value)]),
    between: (field, from, to) =>
      next([...terms, term(schema, field, '$gte', from), term(schema, field, '$lt', to)]),
    and: (...parts) => next([...terms, ...parts.map(built)]),
    or: (...parts) => next([...terms, { $or: parts.map(built) }]),
    not: (part) => next([...terms, { $not: built(part) }]),
  }
}

/** `{}` for none; several are flattened into one `$and` (wire §1.9). */
export function toFilter(terms: readonly Filter[]): Filter {
  const flat = terms.flatMap((part) => (Array.isArray(part.$and) ? (part.$and as Filter[]) : [part]))
  return flat.length > 1 ? { $and: flat } : (flat[0] ?? {})
}

function condition<S extends QuerySchema>(schema: S, terms: readonly Filter[] = []): Condition<S> {
  return {
    ...conditions(schema, terms, (more) => condition(schema, more)),
    toFilter: () => toFilter(terms),
  }
}

function term(schema: QuerySchema, name: string, operator: string, value: unknown): Filter {
  const field = Object.hasOwn(schema.fields, name) && schema.fields[name]
  if (!field) throw new TypeError(`"${name}" can't be filtered by`)
  if (!allowedOperators(field).includes(operator))
    throw new TypeError(`"${name}" doesn't support ${operator}`)
  return { [name]: operator === '$eq' ? value : { [operator]: value } }
}

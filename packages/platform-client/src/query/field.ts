/** Type of a field's value, which decides the operators that apply. */
type Kind = 'text' | 'id' | 'number' | 'decimal' | 'date' | 'boolean' | 'object'
/** `all` that the kind has, those of `equality`, those of lists (`sets`), or `match` on the elements of a list. */
type Operators = 'all' | 'equality' | 'sets' | 'match'

export interface Field {
  readonly kind: Kind
  readonly operators: Operators
  /** `ascending` where the platform sorts one way alone. */
  readonly sort: 'both' | 'ascending' | 'none'
}

/** A field, and with `.sortable` the same field where the platform sorts by it. */
function field<K extends Kind, O extends Operators>(kind: K, operators: O) {
  return {
    kind,
    operators,
    sort: 'none',
    sortable: { kind, operators, sort: 'both' },
    ascending: { kind, operators, sort: 'ascending' },
  } as const
}

export const text = field('text', 'all')
export const id = field('id', 'all')
export const number = field('number', 'all')
/** A number in a string. */
export const decimal = field('decimal', 'all')
export const date = field('date', 'all')
export const flag = field('boolean', 'all')
/** One of a few values, compared for equality alone. */
export const choice = field('text', 'equality')
/** A list of texts. */
export const list = field('text', 'sets')
/** A list of objects. */
export const nested = field('object', 'match')

const comparison = ['$gt', '$gte', '$lt', '$lte'] as const
const equality = ['$eq', '$ne', '$in', '$nin'] as const
const textual = ['$startsWith', '$endsWith', '$contains', '$isEmpty'] as const

const operatorsOf = {
  text: [...equality, ...comparison, ...textual, '$exists'],
  id: [...equality, ...comparison],
  number: [...equality, ...comparison, '$exists'],
  decimal: [...equality, ...comparison, '$exists'],
  date: [...equality, ...comparison, '$exists'],
  boolean: [...equality, '$exists'],
  object: [],
  equality,
  sets: ['$hasAll', '$hasSome'],
  match: ['$matchItems'],
} as const

export function allowedOperators({ kind, operators }: Field): readonly string[] {
  return operatorsOf[operators === 'all' ? kind : operators]
}

export type OperatorOf<F extends Field> = (typeof operatorsOf)[F['operators'] extends 'all'
  ? F['kind']
  : Exclude<F['operators'], 'all'>][number]

interface Values {
  text: string
  id: string
  number: number
  decimal: string
  date: Date | string
  boolean: boolean
  object: Readonly<Record<string, unknown>>
}

/** Operand of an operator: one value of the field, several, or a boolean. */
export type Operand<F extends Field, Operator> = Operator extends
  | '$in'
  | '$nin'
  | '$hasAll'
  | '$hasSome'
  | '$matchItems'
  ? readonly Values[F['kind']][]
  : Operator extends '$exists' | '$isEmpty'
    ? boolean
    : Operator extends '$eq' | '$ne'
      ? Values[F['kind']] | null
      : Values[F['kind']]

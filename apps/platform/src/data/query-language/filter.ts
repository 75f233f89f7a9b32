import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Violation, violations } from '../../base/errors.ts'
import type { Fields } from './fields.ts'
import { checkValue, type Kind } from './values.ts'

const DEEPEST = 5
const MOST_TERMS = 50

/** Target of a filter: SQL, or a test of a value in memory. */
export interface Algebra<Result> {
  readonly always: Result
  readonly never: Result
  all(parts: readonly Result[]): Result
  any(parts: readonly Result[]): Result
  not(part: Result): Result
}

/** One filterable field of whatever kind of filter: its values' kind and its operators. */
export interface FilterField<Result> {
  readonly kind: Kind
  readonly operators: Readonly<Record<string, (operand: never) => Result>>
  /** By which things of a list `$matchItems` may ask. */
  readonly itemNames?: readonly string[] | undefined
}

const asSql: Algebra<RawBuilder<SqlBool>> = {
  always: sql<SqlBool>`true`,
  never: sql<SqlBool>`false`,
  all: (parts) => sql`(${sql.join(parts, sql` and `)})`,
  any: (parts) => sql`(${sql.join(parts, sql` or `)})`,
  not: (part) => sql`not coalesce(${part}, false)`,
}

/** Turns a filter of the query language (wire §1.9) into SQL with parameters only; what the fields do not allow is refused. */
export function toCondition(filter: unknown, fields: Fields, at = 'query.filter'): Expression<SqlBool> {
  return readFilter(filter, fields, asSql, at)
}

/** Walks a filter and builds what the algebra makes of it; throws every fault at once. */
export function readFilter<Result>(
  filter: unknown,
  fields: Readonly<Record<string, FilterField<Result>>>,
  algebra: Algebra<Result>,
  at: string,
): Result {
  const walk = new Walk(fields, algebra)
  const condition = walk.group(filter, at, 1)
  if (walk.faults.length) throw violations(walk.faults)
  return condition
}

class Walk<Result> {
  readonly faults: Violation[] = []
  readonly #fields: Readonly<Record<string, FilterField<Result>>>
  readonly #algebra: Algebra<Result>
  #terms = 0

  constructor(fields: Readonly<Record<string, FilterField<Result>>>, algebra: Algebra<Result>) {
    this.#fields = fields
    this.#algebra = algebra
  }

  group(filter: unknown, at: string, depth: number): Result {
    if (filter === undefined || filter === null) return this.#algebra.always
    if (typeof filter !== 'object' || Array.isArray(filter))
      return this.#refuse(at, 'must be an object', 'FORMAT')
    if (depth > DEEPEST) return this.#refuse(at, `must not be nested deeper than ${DEEPEST} levels`, 'OTHER')
    const parts = Object.entries(filter).map(([key, value]) => this.#entry(key, value, `${at}.${key}`, depth))
    return parts.length ? this.#algebra.all(parts) : this.#algebra.always
  }

  #entry(key: string, value: unknown, at: string, depth: number): Result {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value) || value.length === 0)
        return this.#refuse(at, 'must be a list with at least one filter', 'FORMAT')
      const parts = value.map((part, index) => this.group(part, `${at}[${index}]`, depth + 1))
      return key === '$and' ? this.#algebra.all(parts) : this.#algebra.any(parts)
    }
    if (key === '$not') {
      if (Array.isArray(value) && value.length !== 1)
        return this.#refuse(at, 'must be a filter object', 'FORMAT')
      return this.#algebra.not(this.group(Array.isArray(value) ? value[0] : value, at, depth + 1))
    }
    const field = this.#fields[key]
    if (!field)
      return this.#refuse(
        at,
        `can't be filtered. Fields: ${Object.keys(this.#fields).join(', ')}`,
        'FIELD_NOT_ALLOWED',
      )
    return this.#field(field, value, at)
  }

  #field(field: FilterField<Result>, value: unknown, at: string): Result {
    const operators = isOperators(value) ? Object.entries(value) : [['$eq', value] as const]
    const parts = operators.map(([operator, operand]) => this.#operation(field, operator, operand, at))
    return this.#algebra.all(parts)
  }

  #operation(field: FilterField<Result>, operator: string, operand: unknown, at: string): Result {
    this.#terms += Array.isArray(operand) ? Math.max(1, operand.length / 20) : 1
    if (this.#terms > MOST_TERMS)
      return this.#refuse(at, `has more than ${MOST_TERMS} conditions`, 'MAX_SIZE')
    const make = field.operators[operator]
    if (!make) {
      return this.#refuse(
        at,
        `doesn't support ${operator}. Supported: ${Object.keys(field.operators).join(', ')}`,
        'OTHER',
      )
    }
    const fault = checkValue(field.kind, operator, operand, field.itemNames)
    return fault ? this.#refuse(at, fault, 'FORMAT') : make(operand as never)
  }

  #refuse(field: string, description: string, violatedRule: Violation['violatedRule']): Result {
    this.faults.push({ field, description, violatedRule })
    return this.#algebra.never
  }
}

function isOperators(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key.startsWith('$'))
}

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Violation, violations } from '../errors.ts'
import type { Condition, Field, Fields } from './fields.ts'
import { checkValue } from './values.ts'

const DEEPEST = 5
const MOST_TERMS = 50

/** Turns a filter of the query language (wire §1.9) into SQL with parameters only; what the fields do not allow is refused. */
export function toCondition(filter: unknown, fields: Fields, at = 'query.filter'): Expression<SqlBool> {
  const walk = new Walk(fields)
  const condition = walk.group(filter, at, 1)
  if (walk.faults.length) throw violations(walk.faults)
  return condition
}

class Walk {
  readonly faults: Violation[] = []
  readonly #fields: Fields
  #terms = 0

  constructor(fields: Fields) {
    this.#fields = fields
  }

  group(filter: unknown, at: string, depth: number): RawBuilder<SqlBool> {
    if (filter === undefined || filter === null) return sql<SqlBool>`true`
    if (typeof filter !== 'object' || Array.isArray(filter))
      return this.#refuse(at, 'must be an object', 'FORMAT')
    if (depth > DEEPEST) return this.#refuse(at, `must not nest deeper than ${DEEPEST}`, 'OTHER')
    const parts = Object.entries(filter).map(([key, value]) => this.#entry(key, value, `${at}.${key}`, depth))
    return parts.length ? sql`(${sql.join(parts, sql` and `)})` : sql`true`
  }

  #entry(key: string, value: unknown, at: string, depth: number): RawBuilder<SqlBool> {
    if (key === '$and' || key === '$or') {
      if (!Array.isArray(value) || value.length === 0)
        return this.#refuse(at, 'must be a list with at least one filter', 'FORMAT')
      const parts = value.map((part, index) => this.group(part, `${at}[${index}]`, depth + 1))
      return key === '$and' ? sql`(${sql.join(parts, sql` and `)})` : sql`(${sql.join(parts, sql` or `)})`
    }
    if (key === '$not')
      return sql`not coalesce(${this.group(Array.isArray(value) ? value[0] : value, at, depth + 1)}, false)`
    const field = this.#fields[key]
    if (!field)
      return this.#refuse(
        at,
        `cannot be filtered; fields are ${Object.keys(this.#fields).join(', ')}`,
        'FIELD_NOT_ALLOWED',
      )
    return this.#field(field, value, at)
  }

  #field(field: Field, value: unknown, at: string): RawBuilder<SqlBool> {
    const operators = isOperators(value) ? Object.entries(value) : [['$eq', value] as const]
    const parts = operators.map(([operator, operand]) => this.#operation(field, operator, operand, at))
    return sql`(${sql.join(parts, sql` and `)})`
  }

  #operation(field: Field, operator: string, operand: unknown, at: string): RawBuilder<SqlBool> {
    this.#terms += Array.isArray(operand) ? Math.max(1, operand.length / 20) : 1
    if (this.#terms > MOST_TERMS)
      return this.#refuse(at, `makes more than ${MOST_TERMS} conditions`, 'MAX_SIZE')
    const make = field.operators[operator]
    if (!make) {
      return this.#refuse(
        at,
        `does not know ${operator}; it takes ${Object.keys(field.operators).join(', ')}`,
        'OTHER',
      )
    }
    const fault = checkValue(field.kind, operator, operand)
    return fault ? this.#refuse(at, fault, 'FORMAT') : (make as Condition)(operand as never)
  }

  #refuse(field: string, description: string, violatedRule: Violation['violatedRule']): RawBuilder<SqlBool> {
    this.faults.push({ field, description, violatedRule })
    return sql`false`
  }
}

function isOperators(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => key.startsWith('$'))
}

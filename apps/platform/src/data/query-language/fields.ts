import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isUuid, type Kind } from './values.ts'

type Condition = (operand: never) => RawBuilder<SqlBool>

/** One filterable field: how its values look and what each operator means in SQL. */
export interface Field {
  readonly kind: Kind
  readonly operators: Readonly<Record<string, Condition>>
  /** Expression to sort by; absent where the API does not sort by the field. */
  readonly sort?: RawBuilder<unknown>
  /** Some rows have none: a cursor has to step over them. */
  readonly nullable?: boolean
}

export type Fields = Readonly<Record<string, Field>>

interface Options {
  readonly sortable?: boolean
  readonly nullable?: boolean
  /** From the value on the wire to the value in the column, e.g. dollars to cents. */
  readonly encode?: (value: never) => unknown
}

/** A field that lives in one column. Text is compared as given, and searched whatever its case: by the lower-case `key` where there is one. */
export function column(
  kind: Kind,
  column: RawBuilder<unknown>,
  options: Options & { key?: RawBuilder<unknown> } = {},
): Field {
  const encode = (options.encode ?? identity) as (value: unknown) => unknown
  const compare = (operator: '=' | '<>' | '>' | '>=' | '<' | '<=') => (value: unknown) =>
    sql<SqlBool>`${column} ${sql.raw(operator)} ${encode(value)}`
  const list = (values: readonly unknown[]) => sql.join(values.map((value) => sql`${encode(value)}`))
  const within = (values: readonly unknown[]) =>
    values.length ? sql<SqlBool>`${column} in (${list(values)})` : sql<SqlBool>`false`
  const equal = (value: unknown) => (value === null ? sql<SqlBool>`${column} is null` : compare('=')(value))
  const basic: Record<string, Condition> = {
    $eq: equal,
    $ne: (value: unknown) =>
      value === null ? sql`${column} is not null` : sql`${column} is distinct from ${encode(value)}`,
    $in: within,
    $nin: (values: unknown[]) => sql`not coalesce(${within(values)}, false)`,
    ...ofOneValue(column, within),
  }
  const ordered: Record<string, Condition> = {
    $gt: compare('>'),
    $gte: compare('>='),
    $lt: compare('<'),
    $lte: compare('<='),
  }
  return {
    kind,
    operators: {
      ...basic,
      ...(kind === 'boolean' ? {} : ordered),
      ...(kind === 'text' ? textual(options.key ?? sql`lower(${column})`) : {}),
    },
    ...(options.sortable ? { sort: options.key ?? column } : {}),
    ...(options.nullable ? { nullable: true } : {}),
  }
}

/** One value holds some of a list when it is one of them, and all of it when the list names nothing else. */
function ofOneValue(
  column: RawBuilder<unknown>,
  within: (values: readonly unknown[]) => RawBuilder<SqlBool>,
): Record<string, Condition> {
  const present = (wanted: boolean) =>
    wanted ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`
  const all = (values: readonly unknown[]) =>
    values.length
      ? sql<SqlBool>`(${sql.join(
          values.map((value) => within([value])),
          sql` and `,
        )})`
      : sql<SqlBool>`true`
  return {
    $hasSome: within,
    $hasAll: all,
    $exists: present,
    $isEmpty: (wanted: boolean) => present(!wanted),
  }
}

function textual(key: RawBuilder<unknown>): Record<string, Condition> {
  const like = (pattern: (text: string) => string) => (text: string) =>
    sql<SqlBool>`${key} like ${pattern(escapeLike(fold(text)))}`
  return {
    $startsWith: like((text) => `${text}%`),
    $endsWith: like((text) => `%${text}`),
    $contains: like((text) => `%${text}%`),
    $isEmpty: (wanted: boolean) =>
      wanted ? sql`coalesce(${key}, '') = ''` : sql`coalesce(${key}, '') <> ''`,
  }
}

/** A uuid column: text that is no uuid matches nothing instead of failing. */
export function idColumn(
  reference: RawBuilder<unknown>,
  options: Pick<Options, 'sortable' | 'nullable'> = {},
): Field {
  const known = (values: readonly unknown[]) => values.filter(isUuid)
  const within = (values: readonly unknown[]) => {
    const ids = known(values)
    return ids.length ? sql<SqlBool>`${reference} in (${sql.join(ids)})` : sql<SqlBool>`false`
  }
  const equal = (value: unknown) => (value === null ? sql<SqlBool>`${reference} is null` : within([value]))
  const not = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`not coalesce(${condition}, false)`
  return {
    kind: 'id',
    operators: {
      $eq: equal,
      $ne: (value: unknown) => not(equal(value)),
      $in: within,
      $nin: (values: unknown[]) => not(within(values)),
      ...ofOneValue(reference, within),
      ...textual(sql`${reference}::text`),
      $gt: (value: string) => sql`${reference}::text > ${value}`,
      $gte: (value: string) => sql`${reference}::text >= ${value}`,
      $lt: (value: string) => sql`${reference}::text < ${value}`,
      $lte: (value: string) => sql`${reference}::text <= ${value}`,
    },
    ...(options.sortable ? { sort: reference } : {}),
    ...(options.nullable ? { nullable: true } : {}),
  }
}

export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function identity<Value>(value: Value): Value {
  return value
}

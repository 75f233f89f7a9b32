import { type Algebra, type FilterField, readFilter } from './filter.ts'
import { isUuid, type Kind } from './values.ts'

export type Test<Of> = (subject: Of) => boolean

/** A field of things in memory: one value or several, compared as its kind demands. */
export interface MemoryField<Of> {
  readonly kind: Kind
  /** `undefined` where the thing has none. */
  read(subject: Of): Value | readonly Value[] | undefined
  /** Values by which `$matchItems` matches the items of a list. */
  readonly items?: Readonly<Record<string, MemoryField<Of>>>
  /** Shared lists: the list that an entity has, and the texts of a list. Each list is tested once. */
  readonly listed?: { listOf(subject: Of): number; textsOf(list: number): readonly string[] }
  /** Whether lists may be sorted by it. */
  readonly sortable?: boolean
}

export type Value = string | number | boolean

const asTest: Algebra<Test<never>> = {
  always: () => true,
  never: () => false,
  all: (parts) => (parts.length === 1 ? (parts[0] as Test<never>) : (it) => parts.every((part) => part(it))),
  any: (parts) => (it) => parts.some((part) => part(it)),
  not: (part) => (it) => !part(it),
}

/** The same language as `toCondition`, for what is kept in memory. */
export function toTest<Of>(
  filter: unknown,
  fields: Readonly<Record<string, MemoryField<Of>>>,
  at: string,
): Test<Of> {
  const known: Record<string, FilterField<Test<Of>>> = {}
  for (const [name, field] of Object.entries(fields)) known[name] = operatorsOf(field)
  return readFilter(filter, known, asTest as unknown as Algebra<Test<Of>>, at)
}

function operatorsOf<Of>({ kind, read, items, listed }: MemoryField<Of>): FilterField<Test<Of>> {
  const values = (it: Of): readonly Value[] => {
    const found = read(it)
    return found === undefined ? [] : Array.isArray(found) ? found : [found as Value]
  }
  let subject: Of | undefined
  let value: ReturnType<typeof read>
  /** A filter asks many things of one subject in a row: it is read once. */
  const readOnce = (it: Of) => {
    if (it !== subject) [subject, value] = [it, read(it)]
    return value
  }
  const any = (holds: (value: Value) => boolean): Test<Of> => {
    if (listed) return onceEach(listed, holds)
    return (it) => {
      const found = readOnce(it)
      if (found === undefined) return false
      // Whole catalogs pass here, so no list is made for the many fields with a single value.
      return typeof found === 'object' ? found.some(holds) : holds(found)
    }
  }
  const compare = (holds: (sign: number) => boolean) => (operand: Value) => {
    const wanted = comparable(kind, operand)
    return any((value) => holds(order(value, wanted)))
  }
  const oneOf = (operands: readonly Value[]) => {
    const wanted = new Set(operands.map((operand) => comparable(kind, operand)))
    return any((value) => wanted.has(value))
  }
  const text = (holds: (value: string, part: string) => boolean) => (operand: string) => {
    const part = fold(operand)
    return any((value) => holds(fold(String(value)), part))
  }
  const no =
    <Operand>(make: (operand: Operand) => Test<Of>) =>
    (operand: Operand) => {
      const test = make(operand)
      return (it: Of) => !test(it)
    }
  const equal = (operand: Value | null) =>
    operand === null ? (it: Of) => values(it).length === 0 : oneOf([operand])
  const present = (wanted: boolean) => (it: Of) => values(it).length > 0 === wanted
  const anyItem = (known: NonNullable<typeof items>) => (wanted: readonly Item[]) => {
    const tests = wanted.flatMap((item) =>
      Object.entries(item).flatMap(([name, value]) => {
        const field = known[name]
        return field ? [operatorsOf(field).operators.$hasSome?.(textsOf(value) as never)] : []
      }),
    )
    return (it: Of) => tests.some((test) => test?.(it))
  }
  return {
    kind,
    itemNames: items && Object.keys(items),
    operators: {
      $eq: equal,
      $ne: no(equal),
      $in: oneOf,
      $nin: no(oneOf),
      $hasSome: oneOf,
      $hasAll: (operands: readonly Value[]) => {
        const parts = operands.map((operand) => oneOf([operand]))
        return (it: Of) => parts.every((part) => part(it))
      },
      $exists: present,
      $isEmpty: no(present),
      $gt: compare((sign) => sign > 0),
      $gte: compare((sign) => sign >= 0),
      $lt: compare((sign) => sign < 0),
      $lte: compare((sign) => sign <= 0),
      ...(items ? { $matchItems: anyItem(items) } : {}),
      ...(kind === 'text' || kind === 'id'
        ? {
            $startsWith: text((value, part) => value.startsWith(part)),
            $endsWith: text((value, part) => value.endsWith(part)),
            $contains: text((value, part) => value.includes(part)),
          }
        : {}),
    },
  }
}

function onceEach<Of>(
  listed: NonNullable<MemoryField<Of>['listed']>,
  holds: (value: Value) => boolean,
): Test<Of> {
  const known: boolean[] = []
  return (it) => {
    const list = listed.listOf(it)
    known[list] ??= listed.textsOf(list).some(holds)
    return known[list]
  }
}

/** `{ id }`, `{ id: { $eq } }` or `{ id: { $in } }`, or by another name. */
type IdMatch = string | { readonly $eq?: string; readonly $in?: readonly string[] }
type Item = Readonly<Record<string, IdMatch>>

const textsOf = (wanted: IdMatch): readonly string[] =>
  typeof wanted === 'string' ? [wanted] : (wanted.$in ?? [wanted.$eq ?? ''])

export function order(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Dates are kept and compared as milliseconds, ids in lower case. */
function comparable(kind: Kind, operand: Value): Value {
  if (kind === 'date') return Date.parse(String(operand))
  if (kind === 'id' && isUuid(operand)) return operand.toLowerCase()
  return kind === 'decimal' || kind === 'int64' ? Number(operand) : operand
}

let [last, folded] = ['', '']

/** A filter asks many things of one text in a row: it is folded once. */
function fold(text: string): string {
  if (text !== last) [last, folded] = [text, text.normalize('NFC').toLowerCase()]
  return folded
}

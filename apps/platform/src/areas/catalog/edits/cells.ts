import { isDeepStrictEqual } from 'node:util'
import type { CellChange, CellChanges } from './tables.ts'

/** Tells of each change, never what is changed. */
const BOOKKEEPING = new Set(['id', 'revision', 'updatedAt', 'stockRevision'])

type Rows = Readonly<Record<string, unknown>>

/** State of an edited entity as far as its cells go: columns, and lists of rows or of values by id. */
export interface Sheet {
  readonly id: string
  readonly revision?: number
  readonly updatedAt: Date
  readonly variants?: readonly ({ readonly id: string } & object)[]
  /** Positions by collection. */
  readonly collections?: Readonly<Record<string, number>>
}

/** Every cell that differs; nothing where both are the same. */
export function differences(before: Sheet | undefined, after: Sheet | undefined): CellChanges {
  const changes: Record<string, CellChange> = {}
  const { variants: hadVariants = [], collections: had = {}, ...columns } = before ?? ({} as Partial<Sheet>)
  const { variants: hasVariants = [], collections: has = {}, ...now } = after ?? ({} as Partial<Sheet>)
  compare(changes, '', columns, now)
  compare(changes, 'collections/', had, has)
  const known = new Map(hadVariants.map((variant) => [variant.id, variant]))
  for (const variant of hasVariants) {
    const old = known.get(variant.id)
    if (old !== variant) compare(changes, `variants/${variant.id}/`, old ?? {}, variant)
    known.delete(variant.id)
  }
  for (const [id, gone] of known) compare(changes, `variants/${id}/`, gone, {})
  return changes
}

function compare(changes: Record<string, CellChange>, prefix: string, before: object, after: object): void {
  const [old, fresh] = [before as Rows, after as Rows]
  for (const key in fresh) if (old[key] !== fresh[key]) put(changes, prefix, key, old[key], fresh[key])
  for (const key in old) if (!(key in fresh)) put(changes, prefix, key, old[key], undefined)
}

function put(
  changes: Record<string, CellChange>,
  prefix: string,
  key: string,
  before: unknown,
  after: unknown,
): void {
  if (BOOKKEEPING.has(key)) return
  const [from, to] = [plain(before), plain(after)]
  if (!isDeepStrictEqual(from, to)) changes[prefix + key] = { from, to }
}

/** Plain JSON value, in the form that is stored. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value
}

/** Cells that are no longer as the edit left them: putting them back would lose something newer. */
export function overtaken(current: Sheet | undefined, changes: CellChanges): string[] {
  return Object.entries(changes).flatMap(([key, { to }]) =>
    isDeepStrictEqual(plain(readCell(current, key)), to) ? [] : [key],
  )
}

function readCell(sheet: Sheet | undefined, key: string): unknown {
  const [name = '', id = '', column = ''] = key.split('/')
  if (name === 'variants')
    return (sheet?.variants?.find((each) => each.id === id) as Rows | undefined)?.[column]
  if (name === 'collections') return sheet?.collections?.[id]
  return (sheet as Rows | undefined)?.[name]
}

/** The sheet with what every cell had before; of one that is gone, all it was. */
export function putBack<State extends Sheet>(
  current: State | undefined,
  changes: CellChanges,
  id: string,
): State {
  const columns: Record<string, unknown> = { ...current, id }
  const variants = new Map<string, Record<string, unknown>>(
    (current?.variants ?? []).map((variant) => [variant.id, variant as Record<string, unknown>]),
  )
  const collections: Record<string, unknown> = { ...current?.collections }
  for (const [key, { from }] of Object.entries(changes)) {
    const [name = '', of = '', column = ''] = key.split('/')
    if (name === 'variants') variants.set(of, { ...variants.get(of), id: of, [column]: from })
    else if (name === 'collections') collections[of] = from
    else columns[name] = name.endsWith('At') && typeof from === 'string' ? new Date(from) : from
  }
  return {
    ...columns,
    ...((current?.variants || variants.size) && { variants: ordered(variants) }),
    ...((current?.collections || Object.keys(collections).length) && { collections: dropped(collections) }),
  } as unknown as State
}

/** A variant without any cell was added by what is taken back. */
function ordered(variants: ReadonlyMap<string, Record<string, unknown>>) {
  return [...variants.values()]
    .filter(({ id, ...cells }) => Object.values(cells).some((value) => value !== undefined))
    .toSorted((a, b) => Number(a.position) - Number(b.position))
}

function dropped(collections: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(collections).filter(([, position]) => position !== undefined))
}

import { isDeepStrictEqual } from 'node:util'

/** Fields that the platform sets with every change, which therefore tell nothing of it. */
const always = new Set(['id', 'revision', 'createdDate', 'updatedDate'])

/** Fields of an entity that were another before, with what they were: `modifiedFields` of an update (wire §2.10). */
export function modifiedBetween(before: object, after: object): Record<string, unknown> {
  const had = before as Readonly<Record<string, unknown>>
  const has = after as Readonly<Record<string, unknown>>
  const names = new Set([...Object.keys(had), ...Object.keys(has)])
  return Object.fromEntries(
    [...names]
      .filter((name) => !always.has(name) && !isDeepStrictEqual(had[name], has[name]))
      .map((name) => [name, had[name] ?? null]),
  )
}

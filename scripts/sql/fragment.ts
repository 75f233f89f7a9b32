import { problemsOf } from './problems.ts'

/** Positions at which a part of a statement may stand. */
const places = [
  (sql: string) => sql,
  (sql: string) => `select ${sql}`,
  (sql: string) => `select (${sql})`,
  (sql: string) => `select 1 from t where ${sql}`,
  (sql: string) => `select 1 ${sql}`,
  (sql: string) => `select 1 from t order by ${sql}`,
  (sql: string) => `select true ${sql} true`,
] as const

/** Stand-ins for TypeScript values: a name or value, else an operator, a list, a statement, nothing. */
const [usual, ...others] = ['filled', '=', '(filled)', 'select filled', ''] as const

/**
 * Problems of a template on a distributed engine; the template may be a part of a statement. `undefined` if it cannot be
 * read as one.
 */
export function problemsOfTemplate(parts: readonly string[]): string[] | undefined {
  for (const filled of variants(parts)) {
    for (const place of places) {
      try {
        return problemsOf(place(filled))
      } catch {}
    }
  }
  return undefined
}

/** A name in every place, then something else in one of them, then in two. */
function* variants(parts: readonly string[]): Generator<string> {
  const places = Array.from({ length: parts.length - 1 }, () => usual as string)
  const write = (fillings: readonly string[]) =>
    parts.reduce((text, part, at) => `${text} ${fillings[at - 1]} ${part}`)
  yield write(places)
  for (const first of places.keys()) {
    for (const one of others) {
      yield write(places.with(first, one))
      for (let second = first + 1; second < places.length; second += 1)
        for (const two of others) yield write(places.with(first, one).with(second, two))
    }
  }
}

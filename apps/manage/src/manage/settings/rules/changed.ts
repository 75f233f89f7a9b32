/** Fields of a draft that are another than those the form began with. */
export function changedNames<Draft extends object>(seen: Draft, draft: Draft): (keyof Draft)[] {
  const names = Object.keys(draft) as (keyof Draft)[]
  return names.filter((name) => JSON.stringify(seen[name]) !== JSON.stringify(draft[name]))
}

/** Picks fields of a draft. */
export function fieldsOf<Draft extends object>(
  draft: Draft,
  names: readonly (keyof Draft)[],
): Partial<Draft> {
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>
}

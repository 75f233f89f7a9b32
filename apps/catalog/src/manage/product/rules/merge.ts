import type { ProductDraft } from './draft.ts'
import { newVariant, type VariantDraft, type Variants } from './variants.ts'

/** A field that two wrote: here, and somewhere else meanwhile. */
export interface Conflict {
  /** Name of a product's field; for a variant, `variant` is its key and `column` its field. */
  readonly field: keyof ProductDraft
  readonly variant?: string
  readonly column?: keyof VariantDraft
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged {
  /** Merged draft; the local value stands where both sides wrote. */
  readonly draft: ProductDraft
  readonly conflicts: readonly Conflict[]
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Three-way merge of the common base, the local draft and the saved product. */
export function merge(base: ProductDraft, mine: ProductDraft, theirs: ProductDraft): Merged {
  const conflicts: Conflict[] = []
  const draft: Record<string, unknown> = { ...theirs }
  for (const field of Object.keys(theirs) as (keyof ProductDraft)[]) {
    if (field === 'variants') {
      draft.variants = mergeVariants({ base, mine, theirs }, conflicts)
      continue
    }
    if (same(mine[field], base[field])) continue
    draft[field] = mine[field]
    if (!same(theirs[field], base[field]) && !same(theirs[field], mine[field]))
      conflicts.push({ field, mine: mine[field], theirs: theirs[field] })
  }
  return { draft: draft as unknown as ProductDraft, conflicts }
}

interface Three {
  readonly base: ProductDraft
  readonly mine: ProductDraft
  readonly theirs: ProductDraft
}

function mergeVariants({ base, mine, theirs }: Three, conflicts: Conflict[]): Variants {
  // Other options make other variants: then whoever changed the options says what those are.
  const changedHere = !same(mine.options, base.options)
  const merged: Record<string, VariantDraft> = { ...(changedHere ? mine.variants : theirs.variants) }
  for (const [key, theirVariant] of Object.entries(theirs.variants)) {
    const written = mine.variants[key]
    if (!written) continue
    const began = base.variants[key] ?? newVariant
    const row: Record<string, unknown> = { ...theirVariant }
    for (const column of Object.keys(newVariant) as (keyof VariantDraft)[]) {
      if (same(written[column], began[column])) continue
      row[column] = written[column]
      if (!same(theirVariant[column], began[column]) && !same(theirVariant[column], written[column]))
        conflicts.push({
          ...{ field: 'variants', variant: key, column },
          ...{ mine: written[column], theirs: theirVariant[column] },
        })
    }
    merged[key] = row as unknown as VariantDraft
  }
  return merged
}

/** The draft with what the other one wrote. */
export function takeTheirs(draft: ProductDraft, { field, variant, column, theirs }: Conflict): ProductDraft {
  if (!variant || !column) return { ...draft, [field]: theirs }
  const row = { ...(draft.variants[variant] ?? newVariant), [column]: theirs } as VariantDraft
  return { ...draft, variants: { ...draft.variants, [variant]: row } }
}

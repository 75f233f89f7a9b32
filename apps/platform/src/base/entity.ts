/** Columns that every entity with a revision has. */
export interface Row {
  readonly id: string
  readonly revision: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Fields that every entity shows of itself. */
export function entityOf({ id, revision, createdAt, updatedAt }: Row) {
  return {
    id,
    revision: String(revision),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
  }
}

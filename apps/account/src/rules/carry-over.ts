interface CatalogReference {
  readonly catalogItemId: string
  readonly appId: string
  readonly options?: Readonly<Record<string, unknown>> | null | undefined
}

/** Goods to put into a cart. */
export interface WantedLine {
  readonly catalogReference: CatalogReference
  readonly quantity: number
}

/** Line of a cart. */
export interface NamedLine extends WantedLine {
  readonly name: string
}

/** Lines of the visitor's cart that the member's cart lacks, or has in a smaller quantity. */
export function linesToCarry(
  before: readonly WantedLine[],
  after: readonly WantedLine[],
): readonly WantedLine[] {
  const have = new Map<string, number>()
  for (const line of after) have.set(key(line), (have.get(key(line)) ?? 0) + line.quantity)
  return before.flatMap((line) => {
    const missing = line.quantity - (have.get(key(line)) ?? 0)
    const { catalogReference } = line
    return missing > 0 ? [{ catalogReference, quantity: missing }] : []
  })
}

/** Result of carrying a cart through a sign-in. */
export interface Joined {
  /** Names of what is there in smaller number than before: there is no more of it. */
  readonly fewer: readonly string[]
  /** Pieces of things that were in the member's cart already. */
  readonly earlier: number
}

export function joined(before: readonly NamedLine[], after: readonly WantedLine[]): Joined {
  const short = new Set(linesToCarry(before, after).map(key))
  const had = new Set(before.map(key))
  return {
    fewer: [...new Set(before.filter((line) => short.has(key(line))).map(({ name }) => name))],
    earlier: after.filter((line) => !had.has(key(line))).reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

const key = ({ catalogReference: { appId, catalogItemId, options } }: WantedLine) => {
  const variant = options?.variantId ?? options?.options ?? null
  const { customTextFields = null, subscriptionOptionId = null } = options ?? {}
  return JSON.stringify([appId, catalogItemId, variant, customTextFields, subscriptionOptionId])
}

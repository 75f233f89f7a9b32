/** Value that most have, the lowest of two that as many have; undefined of none. */
export function mostly<Value extends number | null | { readonly quantity: number }>(
  values: readonly Value[],
): Value | undefined {
  const counts = Map.groupBy(values, (value) => JSON.stringify(value))
  const sizeOf = (value: Value) => (typeof value === 'object' ? (value?.quantity ?? 0) : Number(value))
  const [most] = [...counts.values()].toSorted(
    (a, b) => b.length - a.length || sizeOf(a[0] as Value) - sizeOf(b[0] as Value),
  )
  return most?.[0]
}

/** Equality of two values as they are sent; none and null are the same. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

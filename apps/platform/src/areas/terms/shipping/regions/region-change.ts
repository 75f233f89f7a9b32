import { violations } from '../../../../base/errors.ts'

interface Row {
  readonly deliveryRegionIds: readonly string[]
}

export function withRegion({ deliveryRegionIds }: Row, id: string): { deliveryRegionIds: string[] } {
  if (!deliveryRegionIds.includes(id) && deliveryRegionIds.length >= 50)
    throw violations([
      {
        field: 'deliveryRegionIds',
        description: 'must have at most 50 items',
        violatedRule: 'MAX_SIZE',
        data: { threshold: 50 },
      },
    ])
  return { deliveryRegionIds: [...new Set([...deliveryRegionIds, id])] }
}

export function withoutRegion({ deliveryRegionIds }: Row, id: string): { deliveryRegionIds: string[] } {
  return { deliveryRegionIds: deliveryRegionIds.filter((each) => each !== id) }
}

/** One namespace's data replaced, or let go with `null`. */
export function withNamespace(
  extendedFields: Record<string, unknown> | null,
  namespace: string,
  data: Record<string, unknown> | null,
): Record<string, unknown> {
  const { [namespace]: _, ...rest } = (extendedFields?.namespaces ?? {}) as Record<string, unknown>
  return { ...extendedFields, namespaces: data ? { ...rest, [namespace]: data } : rest }
}

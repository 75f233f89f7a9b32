import type { LineItem, LineItemInput } from '@galleria/platform-client/cart'

/** Input that restores a line as it was; null for a line of no catalog. */
export function lineAgain({
  catalogReference,
  quantity,
  selectedMembership,
}: LineItem): LineItemInput | null {
  if (!catalogReference) return null
  return { catalogReference, quantity, ...(selectedMembership && { selectedMembership }) }
}

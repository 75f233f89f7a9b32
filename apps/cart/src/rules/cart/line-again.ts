import type { LineItem, LineItemInput } from '@galleria/platform-client/cart'

/** What brings a line back as it was; null for one that no catalog knows. */
export function lineAgain({
  catalogReference,
  quantity,
  selectedMembership,
}: LineItem): LineItemInput | null {
  if (!catalogReference) return null
  return { catalogReference, quantity, ...(selectedMembership && { selectedMembership }) }
}

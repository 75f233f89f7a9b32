import type { Line, WantedLine } from '../model/index.ts'

/** Input that restores a line as it was; null for a line of no catalog. */
export function lineAgain({ catalogReference, quantity, selectedMembership }: Line): WantedLine | null {
  if (!catalogReference) return null
  return { catalogReference, quantity, ...(selectedMembership && { selectedMembership }) }
}

export interface PointsTables {
  /** Points of a day by what moved them; a day stands here once it is over. */
  loyaltyDays: {
    day: string
    source: string
    key: string
    label: string
    entries: number
    earned: number
    redeemed: number
    returned: number
    reversed: number
    adjusted: number
    expired: number
  }
  /** State of the count: a single row, `id` 1, with the last counted day. */
  loyaltyDaysState: { id: number; timeZone: string; through: string | null }
}

interface Moved {
  readonly earned: number
  readonly redeemed: number
  readonly adjusted: number
  readonly expired: number
}

/** Points outstanding at the end of each month, counted back from what they are now; the last is now. */
export function outstanding(now: number, months: readonly Moved[]): number[] {
  let balance = now
  return months
    .toReversed()
    .map(({ earned, redeemed, adjusted, expired }) => {
      const end = balance
      balance -= earned + adjusted - redeemed - expired
      return end
    })
    .reverse()
}

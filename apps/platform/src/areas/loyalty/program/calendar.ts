/** The next such day of UTC after the date. */
export function nextYearly(
  { month, day }: { readonly month: number; readonly day: number },
  after: Date,
): Date {
  const at = (year: number) => new Date(Date.UTC(year, month - 1, day))
  const thisYear = at(after.getUTCFullYear())
  return thisYear > after ? thisYear : at(after.getUTCFullYear() + 1)
}

/** The day of the year on which points expire, as it is told. */
export function yearlyOf(date: Date): { month: number; day: number } {
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

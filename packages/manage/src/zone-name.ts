/** The zone with its distance from UTC at that time: `Asia/Tokyo (GMT+9)`; of UTC the name alone. `tag` is a `Language`'s. */
export function zoneName(timeZone: string, tag: string, at: Date): string {
  if (timeZone === 'UTC') return timeZone
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return `${timeZone} (${parts.find(({ type }) => type === 'timeZoneName')?.value})`
}

/** Every IANA time zone that may be chosen, by its canonical name, UTC first. */
const timeZones: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone')]

const known = new Set(timeZones)

/** Another name of a zone, such as `Asia/Kolkata`, counts too; an offset such as `+09:00` does not. */
export function isKnownTimeZone(name: string): boolean {
  try {
    return known.has(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone)
  } catch {
    return false
  }
}

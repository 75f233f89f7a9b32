/** Whether it is the name of an IANA time zone that Intl knows: `Asia/Tokyo`, `UTC`. An offset such as `+09:00` is none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

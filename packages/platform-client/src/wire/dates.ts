const RFC_3339 = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

/** ISO 8601 in UTC with milliseconds, e.g. `2024-01-31T10:00:00.000Z` (wire §1.6). */
export function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('The date is invalid.')
  return date.toISOString()
}

/** Any date of RFC 3339, to the millisecond; nothing for nothing (wire §1.6). */
export function parseDate(text: string | null | undefined): Date | undefined {
  if (!text) return undefined
  const date = new Date(text)
  if (!RFC_3339.test(text) || Number.isNaN(date.getTime()))
    throw new RangeError(`${JSON.stringify(text.slice(0, 50))} isn't an RFC 3339 date.`)
  return date
}

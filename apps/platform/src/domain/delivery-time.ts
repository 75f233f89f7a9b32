/** Window in which a delivery arrives, in the time zone of its carrier (IANA name). */
export interface DeliveryWindow {
  readonly from: Date
  readonly to: Date
  readonly timeZone: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** `Mon, Nov 23, 5:00 – 8:00 PM`, as the language of `tag` writes it. */
export function windowText({ from, to, timeZone }: DeliveryWindow, tag: string): string {
  return formatOf(tag, timeZone).formatRange(from, to)
}

/** Text of a window as an answer or an order holds it; undefined where it lacks a time or a zone that is known here. */
export function toldWindowText(
  slot: { readonly from?: unknown; readonly to?: unknown; readonly timeZone?: unknown } | null | undefined,
  tag: string,
): string | undefined {
  const { from, to, timeZone } = slot ?? {}
  if (typeof from !== 'string' || typeof to !== 'string' || typeof timeZone !== 'string') return undefined
  try {
    return windowText({ from: new Date(from), to: new Date(to), timeZone }, tag)
  } catch (error) {
    // An order of another system may name a zone or a time that nobody knows; its own words are shown then.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function formatOf(tag: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone}`
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone, ...day, hour: 'numeric', minute: '2-digit' })
  formats.set(key, format)
  return format
}

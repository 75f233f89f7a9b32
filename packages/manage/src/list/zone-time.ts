/** Value of a `datetime-local` field for a moment in a time zone: `2026-11-21T09:30`. */
export function localIn(timeZone: string, moment: string | undefined): string {
  if (!moment) return ''
  return wallClock(timeZone, Date.parse(moment)).slice(0, 16)
}

/**
 * The moment at which clocks of a time zone show this. Where they skip it, the moment just as long after the skip; where
 * they show it twice, the first. Undefined for text that is no time.
 */
export function momentIn(timeZone: string, local: string): string | undefined {
  const wanted = Date.parse(`${local}:00Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(wanted)) return undefined
  const offsetAt = (moment: number) => Date.parse(`${wallClock(timeZone, moment)}Z`) - moment
  // Offsets of the day before and the day after are all there are around one change of the clocks.
  const candidates = [wanted - offsetAt(wanted - DAY), wanted - offsetAt(wanted + DAY)]
  const exact = candidates.filter((moment) => moment + offsetAt(moment) === wanted)
  return new Date(Math.min(...(exact.length ? exact : [candidates[0] as number]))).toISOString()
}

const DAY = 86_400_000

function wallClock(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(moment)
  const of = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}

/** A time of each week, in the service's own zone. */
export interface WeeklyTime {
  /** 0 is Sunday. */
  readonly weekday: number
  /** `18:30` */
  readonly time: string
}

const DAY = 86_400_000

/** The coming times of a weekly plan, each an instant, whatever the clocks of the zone do in between. */
export function comingSlots(
  { weekly, timeZone }: { readonly weekly: readonly WeeklyTime[]; readonly timeZone: string },
  now: Date,
  days: number,
): Date[] {
  const slots: Date[] = []
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = wallClock(new Date(now.getTime() + ahead * DAY), timeZone)
    const midnight = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate())
    for (const { weekday, time } of weekly) {
      if (day.getUTCDay() !== weekday) continue
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      slots.push(fromWallClock(midnight + (hours * 60 + minutes) * 60_000, timeZone))
    }
  }
  return slots.filter((slot) => slot > now).sort((a, b) => a.getTime() - b.getTime())
}

/** The instant at which a zone's clocks show what UTC's would show at `wall`. */
function fromWallClock(wall: number, timeZone: string): Date {
  const near = wall - (wallClock(new Date(wall), timeZone).getTime() - wall)
  // Once more, for the hours around a change of the clocks.
  return new Date(wall - (wallClock(new Date(near), timeZone).getTime() - near))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than all it is asked for. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    })
  clocks.set(timeZone, known)
  return known
}

/** Time on a zone's clocks, as if it were UTC. */
function wallClock(instant: Date, timeZone: string): Date {
  const parts = clockOf(timeZone).format(instant)
  return new Date(`${parts.replace(', ', 'T')}Z`)
}

export function isTimeZone(name: unknown): name is string {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [1, 2, 3, 4, 5, 6] as const
const each = (weekdays: readonly number[], times: readonly string[]) =>
  weekdays.flatMap((weekday) => times.map((time) => ({ weekday, time })))

const drafts = [
  {
    slug: 'wheel-throwing',
    name: 'An evening at the wheel',
    summary: 'A two-hour class for six with an experienced potter. We fire two of your pieces.',
    durationMinutes: 120,
    priceMinor: 7500,
    capacity: 6,
    weekly: [...each([TUESDAY, THURSDAY], ['18:30']), ...each([SATURDAY], ['10:00', '14:00'])],
  },
  {
    slug: 'lamp-repair',
    name: 'Lamp repair while you wait',
    summary: 'Bring any lamp. We’ll check it, tell you what it needs and repair it if we can.',
    durationMinutes: 30,
    priceMinor: 2500,
    capacity: 1,
    weekly: each([MONDAY, WEDNESDAY, FRIDAY], ['11:00', '11:30', '15:00', '15:30']),
  },
  {
    slug: 'furnishing-talk',
    name: 'Room planning consultation',
    summary: '30 minutes with one of our designers and a floor plan of your room. No obligation.',
    durationMinutes: 30,
    priceMinor: 0,
    capacity: 2,
    weekly: each([MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY], ['09:30', '16:30']),
  },
]

export const services: Inserted<'services'>[] = drafts.map((draft, position) => ({
  id: idOf('service', draft.slug),
  place: 'Galleria, 27 Walker Street, New York',
  timeZone: 'America/New_York',
  position,
  ...draft,
}))

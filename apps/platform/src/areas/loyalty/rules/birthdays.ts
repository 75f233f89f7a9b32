import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { earnBy } from './grant.ts'
import { findBorn, findLastBirthday, saveLastBirthday } from './store/birthdays.ts'

const DAY = 86_400_000
/** No day of the year is looked at twice at once, however far the clock was moved. */
const MOST_DAYS = 365
const BATCH = 100

type Site = Pick<Services, 'db' | 'clock'>

/**
 * Job: gives the birthday rule's points to whoever's birthday has been since the last look, today's included, once a year.
 * The next run does what a crash leaves undone; days are those of UTC.
 */
export async function birthdays(site: Site): Promise<void> {
  const { db, clock } = site
  const today = dayOf(clock.now())
  const known = await findLastBirthday(db)
  const days = daysBetween(known ?? today, today)
  for (const { year, names } of days) await celebrate(site, year, names)
  await saveLastBirthday(db, today)
}

async function celebrate(site: Site, year: string, names: readonly string[]): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await findBorn(site.db, { names, after, limit: BATCH })
    for (const account of rows)
      await transaction(site.db, (trx) =>
        earnBy(trx, { account, activity: 'BIRTHDAY', key: year, date: site.clock.now() }),
      )
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}

/** Birthdays between two dates by year, as `MM-DD`; a member born on a leap day celebrates a day earlier in other years. */
export function daysBetween(from: string, to: string): { year: string; names: string[] }[] {
  const end = Date.parse(to)
  const start = Math.max(Math.min(Date.parse(from), end), end - (MOST_DAYS - 1) * DAY)
  const years = new Map<string, string[]>()
  for (let at = start; at <= end; at += DAY) {
    const day = new Date(at).toISOString()
    const [year, name] = [day.slice(0, 4), day.slice(5, 10)]
    const names = years.get(year) ?? []
    names.push(name)
    if (name === '02-28' && !isLeap(Number(year))) names.push('02-29')
    years.set(year, names)
  }
  return [...years].map(([year, names]) => ({ year, names }))
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

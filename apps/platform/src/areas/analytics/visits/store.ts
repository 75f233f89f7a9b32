import type { VisitRow } from '@galleria/platform-client/entities/analytics'
import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Days } from '../range.ts'

interface CountedStep {
  readonly day: string
  readonly device: string
  readonly source: string
  readonly country: string
  readonly step: 'VISIT' | 'PRODUCT'
}

/** Adds steps to the rows of their days with one statement, in one order, so that no two servers wait for each other. */
export async function addVisits(db: Db, steps: readonly CountedStep[]): Promise<void> {
  const rows = new Map<string, Omit<CountedStep, 'step'> & { visits: number; products: number }>()
  for (const { step, ...place } of steps) {
    const key = Object.values(place).join()
    const row = rows.get(key) ?? { ...place, visits: 0, products: 0 }
    row[step === 'VISIT' ? 'visits' : 'products'] += 1
    rows.set(key, row)
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await db
    .insertInto('visitDays')
    .values(sorted)
    .onConflict((conflict) =>
      conflict.columns(['day', 'device', 'source', 'country']).doUpdateSet((eb) => ({
        visits: eb('visitDays.visits', '+', eb.ref('excluded.visits')),
        products: eb('visitDays.products', '+', eb.ref('excluded.products')),
      })),
    )
    .execute()
}

export interface Visits {
  readonly days: readonly VisitRow[]
  readonly devices: readonly VisitRow[]
  readonly sources: readonly VisitRow[]
  readonly countries: readonly VisitRow[]
}

/** Visits of a range by the day, days without any included. */
export async function visitDaysOf(db: Db, { from, to }: Days): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select to_char(d.day, 'YYYY-MM-DD') as key,
      coalesce(sum(v.visits), 0)::bigint as visits, coalesce(sum(v.products), 0)::bigint as products
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
    left join visit_days v on v.day = d.day::date
    group by d.day order by d.day`.execute(db)
  return rows
}

/** Visits of a range by the day, and by what is known of them, the most frequent first. */
export async function visitsOf(db: Db, range: Days): Promise<Visits> {
  const { from, to } = range
  const by = async (column: 'device' | 'source' | 'country') => {
    const { rows } = await sql<VisitRow>`
      select ${sql.ref(column)} as key, sum(visits)::bigint as visits, sum(products)::bigint as products
      from visit_days where day between ${from}::date and ${to}::date
      group by 1 order by 2 desc, 1 limit 100`.execute(db)
    return rows
  }
  const [days, devices, sources, countries] = await Promise.all([
    visitDaysOf(db, range),
    by('device'),
    by('source'),
    by('country'),
  ])
  return { days, devices, sources, countries: countries.filter(({ key }) => key !== '') }
}

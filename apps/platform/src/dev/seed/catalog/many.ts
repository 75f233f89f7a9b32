import { sql } from 'kysely'
import { noteAdded } from '../../../areas/catalog/index.ts'
import type { Clock } from '../../../base/clock.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { idOf } from '../id-of.ts'
import { insertAll } from '../insert.ts'
import { randomOf } from '../random.ts'
import type { Draft } from '../range/draft.ts'
import { everyDraft } from './index.ts'
import { openingRows } from './opening-rows.ts'
import { productRows, slugOf } from './product.ts'

const BATCH = 500

interface Many {
  readonly products: number
  readonly clock: Clock
  readonly progress?: (done: number, of: number) => void
}

/** Brings the catalog to so many products. What is there already stays, so it may be run again. */
export async function manyProducts(db: Db, { products, clock, progress }: Many): Promise<number> {
  const { total, last } = await db
    .selectFrom('products')
    .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(max(numeric_id), 0)`.as('last')])
    .executeTakeFirstOrThrow()
  const missing = Math.max(0, products - Number(total))
  const first = Math.max(2000, Number(last) + 1)
  const drafts = everyDraft().filter(
    ({ draft }) => !draft.hidden && !draft.giftCard && draft.colors.length < 9,
  )
  for (let done = 0; done < missing; done += BATCH) {
    const count = Math.min(BATCH, missing - done)
    const made = Array.from({ length: count }, (_, offset) => {
      const number = first + done + offset
      const { draft, department } = drafts[number % drafts.length] as (typeof drafts)[number]
      const rows = productRows(vary(draft, number), number - 1000, clock.now())
      return { ...rows, department }
    })
    await transaction(db, async (trx) => {
      await insertAll(
        trx,
        'products',
        made.map(({ product }) => product),
      )
      await noteAdded(
        trx,
        made.map(({ product }) => product.id),
      )
      await insertAll(
        trx,
        'variants',
        made.flatMap(({ variants }) => variants),
      )
      await insertAll(
        trx,
        'stockLog',
        openingRows(
          made.flatMap(({ variants }) => variants),
          clock.now(),
        ),
      )
      await insertAll(
        trx,
        'collectionProducts',
        made.map(({ product, department }, offset) => ({
          collectionId: idOf('collection', department === 'prints' ? 'prints-and-books' : department),
          productId: product.id,
          position: first + done + offset,
        })),
      )
    })
    progress?.(done + count, missing)
  }
  return missing
}

const moods = [
  'Quiet',
  'Northern',
  'Coastal',
  'Evening',
  'Slow',
  'Plain',
  'Bright',
  'Old Town',
  'Winter',
  'Meadow',
  'Harbor',
  'Second',
] as const

/** A relative of a product of the range, with its pictures: another number, fewer colors, another price. */
function vary(draft: Draft, number: number): Draft {
  const random = randomOf(`relative ${number}`)
  const short = draft.name.length > 40 || /[^\u0020-\u007e]/.test(draft.name) ? 'Vase' : draft.name
  const name = `${random.pick(moods)} ${short} No. ${number}`
  const { slug: _slug, ...rest } = draft
  return {
    ...rest,
    name,
    art: draft.art ?? slugOf(draft),
    price: Math.round(draft.price * random.between(0.6, 1.7)) + 0.5 * random.integer(0, 1),
    colors: draft.colors.slice(0, random.integer(1, 3)),
  }
}

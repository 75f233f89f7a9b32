import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

interface Stars {
  readonly productId: string
  readonly rating: number
  readonly count: number
  readonly verified: number
  readonly withMedia: number
}

/** Approved reviews of products by their stars. */
export async function findStars(db: Db, productIds: readonly string[]): Promise<Stars[]> {
  if (productIds.length === 0) return []
  const { rows } = await sql<Stars>`
    select product_id, rating, count(*)::integer as count,
      count(*) filter (where verified)::integer as verified,
      count(*) filter (where media <> '[]'::jsonb)::integer as with_media
    from reviews where status = 'APPROVED' and product_id = any(${[...productIds]}::uuid[])
    group by product_id, rating`.execute(db)
  return rows
}

import type { Db, Trx } from '../../../data/database.ts'

interface Vote {
  readonly reviewId: string
  readonly memberId: string
}

export async function insertVote(trx: Trx, vote: Vote, createdAt: Date): Promise<void> {
  await trx
    .insertInto('reviewVotes')
    .values({ ...vote, createdAt })
    .onConflict((conflict) => conflict.columns(['reviewId', 'memberId']).doNothing())
    .execute()
}

export async function deleteVote(trx: Trx, { reviewId, memberId }: Vote): Promise<void> {
  await trx
    .deleteFrom('reviewVotes')
    .where('reviewId', '=', reviewId)
    .where('memberId', '=', memberId)
    .execute()
}

/** Reviews of a product that helped the member. */
export async function findVotes(db: Db, productId: string, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reviewVotes')
    .innerJoin('reviews', 'reviews.id', 'reviewVotes.reviewId')
    .select('reviewVotes.reviewId')
    .where('reviews.productId', '=', productId)
    .where('reviewVotes.memberId', '=', memberId)
    .execute()
  return rows.map(({ reviewId }) => reviewId)
}

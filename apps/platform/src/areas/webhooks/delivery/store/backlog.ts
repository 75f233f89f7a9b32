import type { Services } from '../../../../data/services.ts'

/** More are told as this many: counting a backlog must not add to it. */
const MOST = 100_000

/** Deliveries that are due and not yet sent, and the time at which the oldest of them was due. */
export async function findBacklog({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('eventDeliveries')
        .select('dueAt')
        .where('status', '=', 'PENDING')
        .where('dueAt', '<=', clock.now())
        .orderBy('dueAt')
        .limit(MOST)
        .as('due'),
    )
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('dueAt').as('oldest')])
    .executeTakeFirstOrThrow()
}

import { after, type Clock } from '../../../../base/clock.ts'
import { hashSecret } from '../../../../base/secrets.ts'
import type { Db } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import { CODE_SECONDS } from '../../verification/codes.ts'

export interface PushRequest {
  readonly id: string
  readonly email: string
  readonly userAgent: string | null
  readonly address: string
  readonly createdAt: Date
  readonly answer: 'APPROVED' | 'DENIED' | null
}

/** The sign-in that a push asks about; undefined when it is over or too old. */
export async function findPush(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
): Promise<PushRequest | undefined> {
  return db
    .selectFrom('pushRequests')
    .innerJoin('secondSteps', 'secondSteps.id', 'pushRequests.secondStepId')
    .innerJoin('members', 'members.id', 'secondSteps.memberId')
    .select([
      'pushRequests.id',
      'members.loginEmail as email',
      'pushRequests.userAgent',
      'pushRequests.address',
      'pushRequests.createdAt',
      'pushRequests.answer',
    ])
    .where('pushRequests.hash', '=', hashSecret(secret))
    .where('pushRequests.expiresAt', '>', clock.now())
    .where('secondSteps.usedAt', 'is', null)
    .executeTakeFirst()
}

/** Answers a push once: the first answer stands. False when there is nothing left to answer. */
export async function answerPush(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
  answer: 'APPROVED' | 'DENIED',
): Promise<boolean> {
  const now = clock.now()
  const answered = await db
    .updateTable('pushRequests')
    .set({ answer, answeredAt: now })
    .where('hash', '=', hashSecret(secret))
    .where('answer', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  return answered !== undefined
}

/** Answer for the waiting sign-in: no other request's, and none of an expired challenge. */
export async function answerOf(
  db: Db,
  transactionId: string,
  secondStepId: string,
  now: Date,
): Promise<'APPROVED' | 'DENIED' | 'WAITING' | undefined> {
  const row = await db
    .selectFrom('pushRequests')
    .select('answer')
    .where('id', '=', transactionId)
    .where('secondStepId', '=', secondStepId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row && (row.answer ?? 'WAITING')
}

interface NewPushRequest {
  readonly id: string
  readonly secret: string
  readonly rowId: string
  readonly userAgent: string | null
  readonly address: string
  readonly date: Date
  readonly clock: Clock
}

export async function insertPushRequest(
  db: Db,
  { id, secret, rowId, userAgent, address, date, clock }: NewPushRequest,
): Promise<void> {
  await db
    .insertInto('pushRequests')
    .values({
      id,
      hash: hashSecret(secret),
      secondStepId: rowId,
      userAgent,
      address,
      createdAt: date,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .execute()
}

import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { after, type Clock } from '../../../../base/clock.ts'
import { hashSecret, newSecret } from '../../../../base/secrets.ts'
import { type Db, jsonb, type Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'
import { CODE_SECONDS, TRIES } from '../../verification/codes.ts'
import type { FactorType, MfaReason } from '../tables.ts'

interface ChallengeUpdate {
  readonly asked: { codeHash?: Buffer; challengeId?: string; challenge?: string; rpId?: string }
  readonly stateToken: string
  readonly factorType: FactorType
  readonly sent: number
  readonly clock: Clock
  readonly hash: Buffer
}

export function updateChallenge(
  db: Db,
  { asked, stateToken, factorType, sent, clock, hash }: ChallengeUpdate,
) {
  return db
    .updateTable('secondSteps')
    .set({
      codeHash: null,
      challengeId: null,
      challenge: null,
      rpId: null,
      ...asked,
      hash: hashSecret(stateToken),
      factorType,
      sent: sent + 1,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export type SecondStepRow = Selectable<Tables['secondSteps']>

interface NewFirstStep {
  readonly memberId: string
  readonly visitorId: string | null
  readonly passwordHash: string | null
  readonly clock: Clock
}

export function insertFirstStep(db: Db, { memberId, visitorId, passwordHash, clock }: NewFirstStep) {
  return db
    .insertInto('secondSteps')
    .values({
      id: randomUUID(),
      hash: hashSecret(newSecret()),
      memberId,
      visitorId,
      proven: jsonb([]),
      byRule: jsonb(passwordHash ? [] : ['EMAIL']),
      reason: 'USER_SETTINGS',
      attempts: 0,
      sent: 0,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface StepUpdate {
  readonly stateToken: string
  readonly proven: readonly FactorType[]
  readonly clock: Clock
  readonly hash: Buffer
}

export function updateStep(db: Db, { stateToken, proven, clock, hash }: StepUpdate) {
  return db
    .updateTable('secondSteps')
    .set({
      hash: hashSecret(stateToken),
      proven: jsonb(proven),
      factorType: null,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

interface NewSecondStep {
  readonly stateToken: string
  readonly memberId: string
  readonly visitorId: string | null
  readonly proven: readonly FactorType[]
  readonly byRule: readonly FactorType[]
  readonly reason: MfaReason
  readonly clock: Clock
}

export function insertSecondStep(
  db: Db,
  { stateToken, memberId, visitorId, proven, byRule, reason, clock }: NewSecondStep,
) {
  return db
    .insertInto('secondSteps')
    .values({
      id: randomUUID(),
      hash: hashSecret(stateToken),
      memberId,
      visitorId,
      proven: jsonb(proven),
      byRule: jsonb(byRule),
      reason,
      attempts: 0,
      sent: 0,
      expiresAt: after(clock, CODE_SECONDS),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function countStepTry(db: Db, stateToken: string, now: Date) {
  return db
    .updateTable('secondSteps')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hashSecret(stateToken))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('attempts', '<', TRIES)
    .returningAll()
    .executeTakeFirst()
}

export function lockStep(trx: Trx, stateToken: string, now: Date) {
  return trx
    .selectFrom('secondSteps')
    .selectAll()
    .where('hash', '=', hashSecret(stateToken))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('attempts', '<', TRIES)
    .forUpdate()
    .executeTakeFirst()
}

export function clearChallenge(trx: Trx, id: string, challengeId: string | null) {
  return trx
    .updateTable('secondSteps')
    .set({ challenge: null, challengeId: null })
    .where('id', '=', id)
    .where('challengeId', '=', challengeId)
    .returning('id')
    .executeTakeFirst()
}

export function useStep(trx: Trx, now: Date, id: string, hash: Buffer) {
  return trx
    .updateTable('secondSteps')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export async function endStep(trx: Trx, now: Date, id: string): Promise<void> {
  await trx.updateTable('secondSteps').set({ usedAt: now }).where('id', '=', id).execute()
}

import type { Selectable } from 'kysely'
import { applicationError } from '../../../../base/errors.ts'
import { type Db, isUniqueViolation, jsonb, type Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'
import type { FactorType } from '../tables.ts'

export function deleteFactor(trx: Trx, factorId: string, memberId: string) {
  return trx
    .deleteFrom('factors')
    .where('id', '=', factorId)
    .where('memberId', '=', memberId)
    .returning('type')
    .executeTakeFirst()
}

export async function insertFactor(
  trx: Trx,
  { transports, ...row }: Enrolled & Pick<FactorRow, 'id' | 'memberId' | 'type' | 'name' | 'createdAt'>,
): Promise<FactorRow> {
  try {
    return await trx
      .insertInto('factors')
      .values({ ...row, ...(transports ? { transports: jsonb(transports) } : {}) })
      .returningAll()
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (!isUniqueViolation(error, 'factors_credential_id_key')) throw error
    throw applicationError(409, 'FACTOR_EXISTS', 'This passkey is already in use.')
  }
}

export type Enrolled = Pick<
  { [K in keyof FactorRow]?: FactorRow[K] },
  'phone' | 'sealedSecret' | 'lastStep' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'rpId'
>

export type FactorRow = Selectable<Tables['factors']>

export function factorsOf(db: Db, memberId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('factors')
    .selectAll()
    .where('memberId', '=', memberId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function updateCounter(trx: Trx, counter: number, now: Date, factorId: string): Promise<void> {
  await trx.updateTable('factors').set({ counter, lastUsedAt: now }).where('id', '=', factorId).execute()
}

export async function updateFactorsUse(
  trx: Trx,
  now: Date,
  memberId: string,
  factorType: FactorType,
): Promise<void> {
  await trx
    .updateTable('factors')
    .set({ lastUsedAt: now })
    .where('memberId', '=', memberId)
    .where('type', '=', factorType as never)
    .where('type', '!=', 'WEBAUTHN')
    .execute()
}

export function updateLastStep(db: Db, step: number, now: Date, id: string) {
  return db
    .updateTable('factors')
    .set({ lastStep: step, lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst()
}

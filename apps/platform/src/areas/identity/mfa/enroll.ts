import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../base/errors.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Client } from '../../../http/client.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { takeAttempt } from '../attempts/attempts.ts'
import { signInMethodLetter } from '../letters/sign-in-method.ts'
import type { MemberRow } from '../member-row.ts'
import { logSignIn } from '../sign-in/sign-in-log.ts'
import { memberById } from '../store.ts'
import { failed, newCode } from '../verification/codes.ts'
import { hintOf } from './challenge.ts'
import { codeMessage } from './messages.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { countEnrollmentTry, insertEnrollment, useEnrollment } from './store/enrollments.ts'
import { deleteFactor, type Enrolled, type FactorRow, factorsOf, insertFactor } from './store/factors.ts'
import { forgetSecondSteps } from './store/recovery-codes.ts'
import type { EnrollableType, FactorTables } from './tables.ts'
import { newKey, stepOf } from './totp.ts'
import { checkCreation, creationOptions } from './webauthn.ts'

/** wire §4.7: an identity has at most ten. */
const MOST = 10

export interface Factor {
  readonly factorId: string
  readonly type: EnrollableType
  readonly status: 'ENABLED'
  /** The name a member gave, or where codes go, mostly hidden. */
  readonly hint: string | null
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

export async function listFactors({ db }: Pick<Services, 'db'>, memberId: string): Promise<Factor[]> {
  const member = await memberById(db, memberId)
  return (await factorsOf(db, memberId)).map((row) => toFactor(row, member))
}

function toFactor(row: FactorRow, member: MemberRow): Factor {
  const to = row.phone ?? (row.type === 'EMAIL' ? member.loginEmail : undefined)
  return {
    factorId: row.id,
    type: row.type,
    status: 'ENABLED',
    hint: row.name ?? (to ? hintOf(to) : null),
    createdDate: row.createdAt,
    lastUsedDate: row.lastUsedAt ?? null,
  }
}

export interface Enrollment {
  readonly enrollmentId: string
  readonly totp?: { readonly secret: string; readonly uri: string }
  readonly webauthn?: { readonly publicKeyCredentialCreationOptionsJson: string }
  /** Destination of the code. */
  readonly hint?: string
}

/** Begins a factor that counts only once it was proven with `activateFactor`, within ten minutes and five tries. */
export async function enrollFactor(
  services: Services,
  input: { readonly memberId: string; readonly type: EnrollableType; readonly phone?: string | undefined },
  client: Client,
): Promise<Enrollment> {
  const { db, clock } = services
  const { memberId, type } = input
  await takeAttempt(db, clock, { of: `enroll:${memberId}`, allowed: 20 })
  return transaction(db, async (trx) => {
    const member = await memberById(trx, memberId)
    const own = await factorsOf(trx, memberId)
    if (own.length >= MOST)
      throw applicationError(
        400,
        'TOO_MANY_FACTORS',
        `A member can have at most ${MOST} factors. Remove one first.`,
      )
    const id = randomUUID()
    const { response, stored } = await begin(trx, services, { id, member, own, ...input }, client)
    await insertEnrollment(trx, { id, memberId, type, stored, clock })
    return { enrollmentId: id, ...response }
  })
}

type StoredEnrollment = Partial<
  Record<'codeHash' | 'sealedSecret', Buffer> & Record<'phone' | 'challenge' | 'rpId', string>
>

async function begin(
  trx: Trx,
  services: Services,
  { id, member, own, type, phone }: EnrollingNow,
  client: Client,
): Promise<{ response: Omit<Enrollment, 'enrollmentId'>; stored: StoredEnrollment }> {
  const { config, clock } = services
  if (type === 'TOTP') {
    const { sealedSecret, ...totp } = newKey(config, member.loginEmail)
    return { response: { totp }, stored: { sealedSecret } }
  }
  if (type === 'WEBAUTHN') {
    const { options, rpId } = await creationOptions(config, member, own, client)
    const webauthn = { publicKeyCredentialCreationOptionsJson: JSON.stringify(options) }
    return { response: { webauthn }, stored: { challenge: options.challenge, rpId } }
  }
  const byPhone = type === 'SMS' || type === 'CALL'
  const to = byPhone ? phoneOf(phone) : member.loginEmail
  const code = newCode()
  const language = letterLanguage(client.language, member)
  await deliver(trx, { ...codeMessage(config, type, to, code, language), date: clock.now() })
  const codeHash = hashSecret(`${id}:${code}`)
  return { response: { hint: hintOf(to) }, stored: { codeHash, ...(byPhone ? { phone: to } : {}) } }
}

interface EnrollingNow {
  readonly id: string
  readonly member: MemberRow
  readonly own: readonly FactorRow[]
  readonly type: EnrollableType
  readonly phone?: string | undefined
}

/** E.164, however it was written. */
function phoneOf(text = ''): string {
  const phone = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  if (/^\+[1-9]\d{6,14}$/.test(phone)) return phone
  throw violations([
    {
      field: 'phone',
      description: 'must be a phone number with a country code such as +1 555 0100',
      violatedRule: 'FORMAT',
      data: { type: 'PHONE' },
    },
  ])
}

export interface Activation {
  readonly memberId: string
  readonly type: EnrollableType
  readonly enrollmentId: string
  readonly code?: string | undefined
  readonly credential?: unknown
  readonly name?: string | undefined
}

/** Adds the factor. With the first come recovery codes, told this once. */
export async function activateFactor(
  services: Services,
  activation: Activation,
  client: Client,
): Promise<{ factor: Factor; recoveryCodes?: readonly string[] }> {
  const { db, clock, config } = services
  const { memberId, type } = activation
  const now = clock.now()
  const tried = await countEnrollmentTry(db, { enrollmentId: activation.enrollmentId, memberId, type, now })
  if (!tried) throw failed()
  const proven = await provenBy(services, tried, activation)
  if (!proven) throw failed()
  return transaction(db, async (trx) => {
    const used = await useEnrollment(trx, now, tried.id)
    if (!used) throw failed()
    const first = (await factorsOf(trx, memberId)).length === 0
    const name = activation.name?.trim().slice(0, 100) || null
    const row = await insertFactor(trx, {
      ...proven,
      id: randomUUID(),
      memberId,
      type,
      name,
      createdAt: now,
    })
    const member = await memberById(trx, memberId)
    await logSignIn(trx, clock, { event: 'FACTOR_ADDED', memberId, client, details: { type } })
    const notice = signInMethodLetter(
      config,
      member.loginEmail,
      'added',
      letterLanguage(client.language, member),
    )
    await deliver(trx, { ...notice, date: now })
    const factor = toFactor(row, member)
    return first ? { factor, recoveryCodes: await newRecoveryCodes(trx, memberId) } : { factor }
  })
}

async function provenBy(
  { config, clock }: Services,
  enrolled: EnrollmentRow,
  { code = '', credential }: Activation,
): Promise<Enrolled | undefined> {
  const { sealedSecret, codeHash, challenge, rpId, phone } = enrolled
  if (sealedSecret) {
    const lastStep = stepOf(config, sealedSecret, code, clock.now())
    return lastStep === undefined ? undefined : { sealedSecret, lastStep }
  }
  if (challenge && rpId) {
    // A challenge is asked once, so a forged answer ends this enrolment like a true one.
    if (enrolled.attempts > 1) return undefined
    const created = await checkCreation(config, { challenge, rpId }, credential)
    if (!created) return undefined
    const { id, publicKey, counter, transports } = created
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports ?? null,
      rpId,
    }
  }
  return codeHash?.equals(hashSecret(`${enrolled.id}:${code}`)) ? { phone } : undefined
}

type EnrollmentRow = import('kysely').Selectable<FactorTables['enrollments']>

/** With the last factor go the recovery codes and the remembered devices. */
export async function removeFactor(
  services: Services,
  { memberId, factorId }: { readonly memberId: string; readonly factorId: string },
  client: Client,
): Promise<void> {
  const { db, clock, config } = services
  await transaction(db, async (trx) => {
    const removed = await deleteFactor(trx, factorId, memberId)
    if (!removed) throw applicationError(404, 'NOT_FOUND', 'Factor not found.')
    const member = await memberById(trx, memberId)
    if ((await factorsOf(trx, memberId)).length === 0) await forgetSecondSteps(trx, memberId)
    await logSignIn(trx, clock, {
      event: 'FACTOR_REMOVED',
      memberId,
      client,
      details: { type: removed.type },
    })
    const notice = signInMethodLetter(
      config,
      member.loginEmail,
      'removed',
      letterLanguage(client.language, member),
    )
    await deliver(trx, { ...notice, date: clock.now() })
  })
}

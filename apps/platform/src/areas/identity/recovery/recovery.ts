import { applicationError } from '../../../base/errors.ts'
import { newSecret } from '../../../base/secrets.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { english, type HostedLanguage } from '../../../domain/messages/languages.ts'
import type { Client } from '../../../http/client.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { takeAttempt } from '../attempts/attempts.ts'
import { giveBack } from '../attempts/store.ts'
import { activationLetter } from '../letters/activation.ts'
import { newPasswordLetter, type RecoveryLink } from '../letters/new-password.ts'
import { noAccountLetter } from '../letters/no-account.ts'
import type { MemberRow } from '../member-row.ts'
import { forgetDevices } from '../mfa/store/devices.ts'
import { continueSignIn } from '../sign-in/continue-sign-in.ts'
import { checkNewPassword, hashPassword } from '../sign-in/passwords.ts'
import { logSignIn } from '../sign-in/sign-in-log.ts'
import type { StateMachine } from '../sign-in/state-machine.ts'
import { findMember, findMemberByEmailKey } from '../store.ts'
import { endOtherFamilies } from '../tokens/store/families.ts'
import { addressVerified } from '../verification/address-verified.ts'
import { endRecoveries, findRecovery, insertRecovery, resetPassword, useRecovery } from './store.ts'

const RECOVERY_SECONDS = 60 * 60
const ACTIVATION_SECONDS = 7 * 86_400

/**
 * Always the same silence and the same work, whether the address belongs to a member or not: whoever owns an address
 * that has no account reads just that.
 */
export async function sendRecovery(
  services: Services,
  email: string,
  returnUrl: string | null,
  requested?: string | null,
): Promise<void> {
  const { db, clock, config } = services
  const key = emailKey(email)
  if (!key) return
  await takeAttempt(db, clock, { of: `recovery:${key}`, allowed: 5 })
  const member = await findMemberByEmailKey(db, key)
  const mayRecover = member && member.status !== 'BLOCKED' && member.status !== 'OFFLINE'
  await transaction(db, async (trx) => {
    const language = letterLanguage(requested, member)
    const memberId = mayRecover ? member.id : null
    const link = await newLink(trx, services, { memberId, seconds: RECOVERY_SECONDS, returnUrl, language })
    const letter = mayRecover
      ? newPasswordLetter(config, member.loginEmail, link, language)
      : noAccountLetter(config, key, language)
    await deliver(trx, { ...letter, date: clock.now() })
  })
}

/** For a member whom the owner added: a link to choose a password, good for a week. */
export async function sendActivation(
  services: Services,
  identityId: string,
  returnUrl: string | null,
  requested?: string | null,
): Promise<void> {
  const { db, clock, config } = services
  await transaction(db, async (trx) => {
    const member = await findMember(trx, identityId)
    if (!member) throw applicationError(404, 'NOT_FOUND', 'Identity not found.')
    const language = letterLanguage(requested, member)
    const memberId = member.id
    const link = await newLink(trx, services, { memberId, seconds: ACTIVATION_SECONDS, returnUrl, language })
    const letter = activationLetter(config, member.loginEmail, link, language)
    await deliver(trx, { ...letter, date: clock.now() })
  })
}

interface NewLink {
  readonly memberId: string | null
  readonly seconds: number
  readonly returnUrl: string | null
  readonly language: HostedLanguage
}

/** An address that sets a password, once: only the hash of its secret is kept. The page that it opens speaks the letter's language. */
export async function newLink(
  trx: Trx,
  { clock, config }: Services,
  { memberId, seconds, returnUrl, language }: NewLink,
): Promise<RecoveryLink> {
  const token = newSecret()
  await insertRecovery(trx, { token, memberId, clock, seconds, returnUrl })
  const page = `${config.publicUrl}/_hosted/recover?recoveryToken=${token}`
  return { token, link: language === english ? page : `${page}&ui_locales=${language.code}` }
}

/**
 * Once per token; every session of before ends, since who lost a password may have lost it to somebody. A password is only
 * hashed for a token that is good: hashing is made to be dear.
 */
export async function recover(
  services: Services,
  token: string,
  password: string,
  visitorId: string | null,
  client: Client,
): Promise<StateMachine> {
  const { db, clock, config } = services
  const from = `recoveries from:${client.address}`
  await takeAttempt(db, clock, { of: from, allowed: config.failuresPerAddress })
  if (!(await findRecovery(services, token))) throw tokenInvalid()
  await checkNewPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  const recovered = await transaction(db, async (trx) => {
    const used = await useRecovery(trx, now, token)
    if (!used?.memberId) throw tokenInvalid()
    const member = await changePassword(trx, services, { memberId: used.memberId, passwordHash, now })
    await logSignIn(trx, clock, { event: 'PASSWORD_RECOVERED', memberId: member.id, client })
    return continueSignIn(trx, services, { member, visitorId, proven: ['EMAIL', 'PASSWORD'], client })
  })
  await giveBack(db, from)
  return recovered
}

function tokenInvalid() {
  return applicationError(
    400,
    'RECOVERY_TOKEN_INVALID',
    'The link was already used or has expired. Request a new one.',
  )
}

async function changePassword(
  trx: Trx,
  services: Services,
  {
    memberId,
    passwordHash,
    now,
  }: { readonly memberId: string; readonly passwordHash: string; readonly now: Date },
): Promise<MemberRow> {
  await endOtherFamilies(trx, memberId, now)
  await forgetDevices(trx, memberId)
  // Other links that lie in the mailbox are worth nothing any more.
  await endRecoveries(trx, now, memberId)
  await addressVerified(trx, services, memberId, now)
  return resetPassword(trx, passwordHash, now, memberId)
}

import { applicationError, violations } from '../../../base/errors.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { takeAttempt } from '../attempts/attempts.ts'
import { takeBudgets } from '../attempts/budgets.ts'
import { needsCaptcha, requireCaptcha } from '../captcha/require.ts'
import { welcomeLetter } from '../letters/welcome.ts'
import type { MemberRow } from '../member-row.ts'
import { beginWithPasskey } from '../mfa/passkey-first.ts'
import type { ProfileInput } from '../profile/input.ts'
import { createMember } from '../registration/create-member.ts'
import { readSettings } from '../settings-store.ts'
import { findMemberByEmailKey } from '../store.ts'
import { testOutcome } from '../verification/test-addresses.ts'
import { continueSignIn } from './continue-sign-in.ts'
import type { Credentials } from './credentials.ts'
import { checkNewPassword, checkPassword, hashPassword } from './passwords.ts'
import { logSignIn } from './sign-in-log.ts'
import type { StateMachine } from './state-machine.ts'

/** Registrations from one network address in a quarter of an hour that need no captcha where captchas are by risk. */
const REGISTRATIONS = 5

/** Shared by the API and the hosted page. */
export async function register(
  services: Services,
  {
    email,
    password,
    visitorId,
    client,
    captchaTokens,
    profile = {},
  }: Credentials & { profile?: ProfileInput },
): Promise<StateMachine> {
  const { db, clock, config } = services
  const key = emailKey(email)
  if (!key) {
    throw violations([
      {
        field: 'loginId.email',
        description: 'must be a valid email address',
        violatedRule: 'FORMAT',
        data: { type: 'EMAIL' },
      },
    ])
  }
  await checkNewPassword(password, 'password')
  const from = `registrations:${client.address}`
  const many =
    (await takeAttempt(db, clock, { of: from, allowed: config.failuresPerAddress })) - REGISTRATIONS
  if (needsCaptcha(services, key, many + 3)) await requireCaptcha(services, captchaTokens, client, 0)
  const outcome = testOutcome(config, key)
  const passwordHash = await hashPassword(password)
  const registration = {
    email: email.normalize('NFC'),
    emailKey: key,
    // The test address of members who must choose a password has none yet.
    passwordHash: outcome === 'reset' ? null : passwordHash,
    status: outcome === 'approval' || (await waitsForApproval(services)) ? 'PENDING' : 'APPROVED',
    profile,
  } as const
  return createMember(services, registration, async (trx, member) => {
    await logSignIn(trx, clock, { event: 'REGISTERED', memberId: member.id, client })
    const next = await continueSignIn(trx, services, { member, visitorId, proven: ['PASSWORD'], client })
    if (next.state === 'SUCCESS') {
      const language = letterLanguage(client.language, member)
      const letter = welcomeLetter(config, member.loginEmail, member.nickname, language)
      await deliver(trx, { ...letter, date: clock.now() })
    }
    return next
  })
}

/** True where the platform's configuration, or the community's settings, require approval. */
async function waitsForApproval({ config, db }: Services): Promise<boolean> {
  return config.requireOwnerApproval || (await readSettings(db)).joinPolicy === 'APPROVAL'
}

export async function login(services: Services, credentials: Credentials): Promise<StateMachine> {
  const { db, clock, config } = services
  const { client, deviceToken } = credentials
  const key = emailKey(credentials.email)
  const member = key ? await findMemberByEmailKey(db, key) : undefined
  const budgets = await takeBudgets(services, credentials, key ?? credentials.email, member)
  const matches = await checkPassword(member?.passwordHash, credentials.password)
  const problem = problemOf(member, matches)
  if (problem) {
    const account = key ?? credentials.email
    await logSignIn(db, clock, {
      event: 'LOGIN_FAILED',
      memberId: member?.id ?? null,
      account,
      client,
      details: { code: problem },
    })
    throw wrong(config.strictLoginErrors ? '-19976' : problem)
  }
  const { visitorId } = credentials
  const arrival = {
    member: member as MemberRow,
    visitorId,
    proven: ['PASSWORD'],
    client,
    deviceToken,
  } as const
  const outcome = await transaction(db, (trx) => continueSignIn(trx, services, arrival))
  await budgets.succeeded()
  return outcome
}

/** Asks for a passkey where a password would be. What is missing is told as for a password, and costs as many tries. */
export async function loginWithPasskey(services: Services, credentials: Credentials): Promise<StateMachine> {
  const { db, config } = services
  const { email, visitorId, client } = credentials
  const key = emailKey(email)
  const member = key ? await findMemberByEmailKey(db, key) : undefined
  await takeBudgets(services, credentials, key ?? email, member)
  const arrival = member?.status === 'APPROVED' && { member, visitorId, proven: [], client }
  const asked = arrival && (await transaction(db, (trx) => beginWithPasskey(trx, services, arrival)))
  if (asked) return asked
  throw wrong(config.strictLoginErrors || member ? '-19976' : 'IDENTITY_NOT_FOUND')
}

function problemOf(member: MemberRow | undefined, matches: boolean): string | undefined {
  if (!member) return 'IDENTITY_NOT_FOUND'
  if (!member.passwordHash) return '-19973'
  return matches ? undefined : '-19976'
}

/** Application errors alone: clients stumble over anything else here (wire §2.8). Never 401, which means a dead token. */
function wrong(code: string) {
  const descriptions: Record<string, string> = {
    '-19976': 'The email address or password is wrong.',
    '-19973': 'This member must choose a new password.',
    IDENTITY_NOT_FOUND: 'There is no member with this email address.',
  }
  return applicationError(400, code, descriptions[code] ?? code)
}

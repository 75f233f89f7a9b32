import { applicationError, violations } from '../errors.ts'
import { deliver } from '../mailbox/deliver.ts'
import { welcomeMail } from '../mailbox/letters.ts'
import type { Services } from '../services.ts'
import { forgetAttempts, takeAttempt } from './attempts.ts'
import { emailKey } from './email.ts'
import { createMember, type Profile } from './members.ts'
import { checkPassword, hashPassword, MAX_PASSWORD, MIN_PASSWORD } from './passwords.ts'
import { type StateMachine, succeed, toIdentity } from './state-machine.ts'
import { requireVerification } from './verification.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Who the person was until now, so that their cart can follow. */
  readonly visitorId: string | null
}

/** Shared by the API and the hosted page. */
export async function register(
  services: Services,
  { email, password, visitorId, profile = {} }: Credentials & { profile?: Profile },
): Promise<StateMachine> {
  const { clock, config } = services
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
  checkNewPassword(password, 'password')
  const passwordHash = await hashPassword(password)
  let outcome: StateMachine | undefined
  await createMember(services, {
    email: email.normalize('NFC'),
    emailKey: key,
    passwordHash,
    profile,
    async also(trx, member) {
      if (config.requireEmailVerification) {
        outcome = await requireVerification(trx, services, member, visitorId)
        return
      }
      await deliver(trx, { ...welcomeMail(config, member.loginEmail, member.nickname), date: clock.now() })
      outcome = await succeed(trx, services, member, visitorId)
    },
  })
  return outcome as StateMachine
}

export async function login(services: Services, credentials: Credentials): Promise<StateMachine> {
  const { db, clock, config } = services
  const key = emailKey(credentials.email)
  await takeAttempt(db, clock, key ?? credentials.email)
  const member = key
    ? await db.selectFrom('members').selectAll().where('emailKey', '=', key).executeTakeFirst()
    : undefined
  const matches = await checkPassword(member?.passwordHash, credentials.password)
  if (!member) throw wrong(config.strictLoginErrors ? '-19976' : 'IDENTITY_NOT_FOUND')
  if (!member.passwordHash) throw wrong(config.strictLoginErrors ? '-19976' : '-19973')
  if (!matches) throw wrong('-19976')
  await forgetAttempts(db, member.emailKey)
  if (member.status === 'PENDING') {
    return { state: 'REQUIRE_OWNER_APPROVAL', identity: toIdentity(member), additionalData: {} }
  }
  if (member.status !== 'APPROVED') {
    throw applicationError(403, 'MEMBER_NOT_ACTIVE', 'This member may not use the site')
  }
  if (config.requireEmailVerification && !member.loginEmailVerified) {
    return requireVerification(db, services, member, credentials.visitorId)
  }
  return succeed(db, services, member, credentials.visitorId)
}

export function checkNewPassword(password: string, field: string): void {
  if (password.length < MIN_PASSWORD) {
    throw violations([
      {
        field,
        description: `must have at least ${MIN_PASSWORD} characters`,
        violatedRule: 'MIN_LENGTH',
        data: { threshold: MIN_PASSWORD },
      },
    ])
  }
  if (password.length > MAX_PASSWORD) {
    throw violations([
      {
        field,
        description: `must have at most ${MAX_PASSWORD} characters`,
        violatedRule: 'MAX_LENGTH',
        data: { threshold: MAX_PASSWORD },
      },
    ])
  }
}

/** Application errors alone: clients stumble over anything else here (wire §2.8). Never 401, which means a dead token. */
function wrong(code: string) {
  const descriptions: Record<string, string> = {
    '-19976': 'The email address or the password is wrong',
    '-19973': 'This member must choose a new password',
    IDENTITY_NOT_FOUND: 'There is no member with this email address',
  }
  return applicationError(400, code, descriptions[code] ?? code)
}

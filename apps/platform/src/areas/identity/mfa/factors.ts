import { isIP } from 'node:net'
import type { Clock } from '../../../base/clock.ts'
import { newSecret } from '../../../base/secrets.ts'
import type { Db } from '../../../data/database.ts'
import type { Client } from '../../../http/client.ts'
import type { MemberRow } from '../member-row.ts'
import type { AvailableFactor } from '../sign-in/state-machine.ts'
import { insertTrustedDevice } from './store/devices.ts'
import { factorsOf } from './store/factors.ts'
import { hasRecoveryCode } from './store/recovery-codes.ts'
import type { FactorType } from './tables.ts'

/** Factors allowed for the second step: the member's own, or the site's defaults; never one already proven. */
export async function availableFactors(
  db: Db,
  member: MemberRow,
  step: { readonly proven: readonly FactorType[]; readonly byRule: readonly FactorType[] },
  client: Client,
): Promise<AvailableFactor[]> {
  const own = await factorsOf(db, member.id)
  const list: AvailableFactor[] = []
  // A login without a password begins with a passkey, and with nothing less.
  const first = step.proven.length === 0
  for (const type of new Set(own.map((factor) => factor.type))) {
    if (first && type !== 'WEBAUTHN') continue
    const usable =
      type !== 'WEBAUTHN' || own.some((each) => each.rpId === rpIdOf(client) && each.type === type)
    list.push({ factorType: type, factorStatus: usable ? 'ENABLED' : 'DISABLED_BY_RULE' })
  }
  if (first) return list
  for (const type of step.byRule) list.push({ factorType: type, factorStatus: 'ENABLED_BY_RULE' })
  if (own.length > 0 && (await hasRecoveryCode(db, member.id))) {
    list.push({ factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' })
  }
  if (member.passwordHash) list.push({ factorType: 'PASSWORD', factorStatus: 'ENABLED' })
  return list.filter(({ factorType }) => !step.proven.includes(factorType))
}

/** The host by its name; a passkey cannot belong to a number. */
export function rpIdOf(client: Client): string | undefined {
  const { hostname } = new URL(client.origin)
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? undefined : hostname
}

/** The token stays with the device; from now on it stands for the second factor, for 30 days. */
export async function rememberDevice(
  db: Db,
  clock: Clock,
  memberId: string,
  client: Client,
): Promise<string> {
  const token = newSecret()
  const now = clock.now()
  await insertTrustedDevice(db, { token, memberId, userAgent: client.userAgent, now })
  return token
}

import { Secret, TOTP } from 'otpauth'
import { seal, unseal } from '../../../base/sealed.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import type { FactorRow } from './store/factors.ts'
import { updateLastStep } from './store/factors.ts'

const PURPOSE = 'authenticator app'
const PERIOD = 30

/** A new key: for the app's picture, and sealed for us. */
export function newKey(config: PlatformConfig, label: string) {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ issuer: config.storeName, label, secret })
  return {
    secret: secret.base32,
    uri: totp.toString(),
    sealedSecret: seal(config.secret, PURPOSE, secret.base32),
  }
}

/** The half minute that the code belongs to: this one, or a neighbor for clocks that differ; undefined where none. */
export function stepOf(
  config: PlatformConfig,
  sealedSecret: Buffer,
  code: string,
  now: Date,
): number | undefined {
  const secret = Secret.fromBase32(unseal(config, PURPOSE, sealedSecret))
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

/** Takes each code once, however many come with it at the same time. */
export async function spendCode(
  db: Db,
  config: PlatformConfig,
  factors: readonly FactorRow[],
  code: string,
  now: Date,
): Promise<boolean> {
  for (const { id, sealedSecret } of factors) {
    const step = sealedSecret && stepOf(config, sealedSecret, code, now)
    if (!step) continue
    const spent = await updateLastStep(db, step, now, id)
    if (spent) return true
  }
  return false
}

import type { FactorType } from '../../areas/identity/index.ts'
import type { PlainKey } from '../../domain/messages/translate.ts'

interface FactorLabels {
  readonly name: PlainKey
  /** Step to take when it is asked for. */
  readonly ask: PlainKey
}

export const factorLabels = {
  TOTP: { name: 'factor.totp', ask: 'factor.totp-ask' },
  SMS: { name: 'factor.sms', ask: 'factor.sms-ask' },
  CALL: { name: 'factor.call', ask: 'factor.call-ask' },
  EMAIL: { name: 'factor.email', ask: 'factor.email-ask' },
  PUSH: { name: 'factor.push', ask: 'factor.push-ask' },
  WEBAUTHN: { name: 'factor.webauthn', ask: 'factor.webauthn-ask' },
  RECOVERY_CODE: { name: 'factor.recovery-code', ask: 'factor.recovery-code-ask' },
  PASSWORD: { name: 'factor.password', ask: 'factor.password-ask' },
} as const satisfies Record<FactorType, FactorLabels>

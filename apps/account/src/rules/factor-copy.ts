import type { FactorType } from '@galleria/auth'
import type { Message } from '@galleria/i18n'
import { key } from '../messages/index.ts'

/** Name of a factor. */
export const factorNames: Readonly<Record<FactorType, Message>> = {
  TOTP: key('factor.totp'),
  WEBAUTHN: key('factor.passkey'),
  SMS: key('factor.sms'),
  CALL: key('factor.call'),
  EMAIL: key('factor.email'),
  PUSH: key('factor.push'),
  PASSWORD: key('factor.password'),
  RECOVERY_CODE: key('factor.recovery-code'),
}

/** Instruction for the next step. */
export const factorTasks: Readonly<Record<FactorType, Message>> = {
  TOTP: key('second.totp'),
  WEBAUTHN: key('second.passkey'),
  SMS: key('second.sms'),
  CALL: key('second.call'),
  EMAIL: key('second.email'),
  PUSH: key('second.push'),
  PASSWORD: key('second.password'),
  RECOVERY_CODE: key('second.recovery-code'),
}

export const isKnownFactor = (type: string): type is FactorType => type in factorNames
/** Factors whose code is sent, and can be sent again. */
export const isSent = (type: FactorType) => ['SMS', 'CALL', 'EMAIL', 'PUSH'].includes(type)

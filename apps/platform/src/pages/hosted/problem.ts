import { type FactorType, MAX_PASSWORD, MIN_PASSWORD } from '../../areas/identity/index.ts'
import { ApiError, type Violation, violationsOf } from '../../base/errors.ts'
import type { PlainKey } from '../../domain/messages/translate.ts'
import type { View } from './view.ts'

/** Error as text for people, with the field it belongs to. */
export interface Problem {
  readonly text: string
  readonly field?: string
  readonly code?: string
  /** Factor that one of several forms is for. */
  readonly type?: FactorType | undefined
}

const messagesByCode: Readonly<Record<string, { readonly key: PlainKey; readonly field?: string }>> = {
  IDENTITY_NOT_FOUND: { key: 'told.unknown-email', field: 'email' },
  '-19976': { key: 'told.wrong-password', field: 'password' },
  '-19973': { key: 'told.reset-password', field: 'email' },
  '-19995': { key: 'told.email-taken', field: 'email' },
  '-19971': { key: 'told.captcha-missing', field: 'captcha' },
  '-19970': { key: 'told.captcha-wrong', field: 'captcha' },
  VERIFICATION_FAILED: { key: 'told.wrong-code', field: 'code' },
  MEMBER_NOT_ACTIVE: { key: 'told.blocked' },
  LOGIN_TOO_OLD: { key: 'told.too-old' },
  PASSKEY_NEEDS_HOST_NAME: { key: 'passkey.needs-name' },
  FACTOR_EXISTS: { key: 'told.factor-exists' },
  FACTOR_NOT_AVAILABLE: { key: 'told.factor-gone' },
  TOO_MANY_FACTORS: { key: 'told.too-many-factors' },
  RECOVERY_TOKEN_INVALID: { key: 'told.link-used' },
}

/** A fault of ours goes on to where faults are answered. */
export function describeError({ t }: View, error: unknown): Problem {
  if (!(error instanceof ApiError) || error.status >= 500) throw error
  const violation = violationsOf(error)[0]
  if (violation) return describeViolation(t, violation)
  const { code, data } = applicationOf(error)
  if (code === 'THROTTLED_FEATURE') {
    const seconds = Number(data.retryAfterSeconds ?? 60)
    return { text: t('told.throttled', { minutes: Math.max(1, Math.ceil(seconds / 60)) }), code }
  }
  const message = messagesByCode[code]
  return message
    ? { text: t(message.key), code, ...(message.field ? { field: message.field } : {}) }
    : { text: t('told.other'), code }
}

function describeViolation(t: View['t'], { field, violatedRule }: Violation): Problem {
  const name = field.slice(field.lastIndexOf('.') + 1)
  if (/password$/i.test(name)) {
    const text =
      violatedRule === 'MIN_LENGTH'
        ? t('told.password-short', { least: MIN_PASSWORD })
        : violatedRule === 'MAX_LENGTH'
          ? t('told.password-long', { most: MAX_PASSWORD })
          : t('told.password-common')
    return { text, field: 'password' }
  }
  if (name === 'email') return { text: t('told.bad-email'), field: 'email' }
  if (name === 'phone') return { text: t('told.bad-phone'), field: 'phone' }
  return { text: t('told.bad-field'), field: name }
}

function applicationOf(error: ApiError): { code: string; data: Readonly<Record<string, unknown>> } {
  const body = error.body as {
    details?: { applicationError?: { code: string; data?: Record<string, unknown> } }
  }
  const { code = '', data = {} } = body.details?.applicationError ?? {}
  return { code, data }
}

import { key, type Say } from '../messages/index.ts'
import { checkEmail } from './credentials.ts'

export interface LookUp {
  readonly number: string
  readonly email: string
}
export type LookUpErrors = Partial<Record<'number' | 'email' | 'form', string>>

/** An order's number as somebody writes it: with a sign, spaces, or Arabic digits; empty where it cannot be one. */
export function orderNumber(written: string): string {
  const latin = written.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
  const bare = latin.replace(/[\s\u200e\u200f]/g, '').replace(/^[#№]/, '')
  return /^\d{1,15}$/.test(bare) ? bare : ''
}

export function checkLookUp(written: LookUp, t: Say): LookUpErrors {
  const problem = orderNumber(written.number)
    ? undefined
    : t(written.number.trim() ? key('look-up.number-wrong') : key('look-up.number-missing'))
  const email = checkEmail(written.email, t)
  return { ...(problem && { number: problem }), ...(email && { email }) }
}

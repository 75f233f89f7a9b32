import { emailKey } from '../../../base/texts/email-key.ts'
import type { Mapping } from './tables.ts'

export interface RowInput {
  /** From 1, the first after the header. */
  readonly row: number
  readonly email: string
  readonly points: string
}

export type Checked = { readonly key: string; readonly amount: number } | { readonly reason: string }

const MOST = 9_999_999

export function rowInputOf(row: number, values: readonly string[], mapping: Mapping): RowInput {
  return { row, email: clean(values[mapping.EMAIL]), points: clean(values[mapping.POINTS]) }
}

/** Postgres keeps no zero characters, and nobody means them. */
const clean = (text = '') => text.replaceAll('\0', '').slice(0, 1000)

/** Whether a row can be meant at all, before anybody is looked for. */
export function checkRow({ email, points }: RowInput): Checked {
  const key = email && email.length <= 320 ? emailKey(email) : undefined
  if (!key) return { reason: email ? 'is not an email address' : 'has no email address' }
  if (!/^\d{1,9}$/.test(points)) return { reason: 'must have a whole number of points' }
  const amount = Number(points)
  if (amount < 1 || amount > MOST) return { reason: `must have from 1 to ${MOST} points` }
  return { key, amount }
}

export const NOBODY = 'is not the email address of a member'

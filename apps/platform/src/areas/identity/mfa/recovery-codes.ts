import { randomBytes } from 'node:crypto'
import type { Db } from '../../../data/database.ts'
import { deleteRecoveryCodes, insertRecoveryCodes, useRecoveryCode } from './store/recovery-codes.ts'

const CODES = 10
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten ways in for whoever lost their other factors, told once. Those of before stop working. */
export async function newRecoveryCodes(db: Db, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await deleteRecoveryCodes(db, memberId)
  await insertRecoveryCodes(db, codes, memberId)
  return codes
}

export async function spendRecoveryCode(db: Db, memberId: string, code: string, now: Date): Promise<boolean> {
  const spent = await useRecoveryCode(db, now, memberId, code)
  return spent !== undefined
}

/** 16 of 31 letters, 79 bits: no list of hashes can be searched for it. No letter is taken for another. */
function newCode(): string {
  let code = ''
  while (code.length < 16) {
    // 248 is the largest multiple of 31 in a byte: beyond it some letters would come more often.
    for (const byte of randomBytes(24)) if (byte < 248 && code.length < 16) code += letters[byte % 31]
  }
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

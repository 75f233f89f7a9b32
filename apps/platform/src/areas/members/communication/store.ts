import { sql } from 'kysely'
import { emailKey } from '../../../base/texts/email-key.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { LetterKind } from '../tables.ts'

/**
 * The member who would read a letter, and whether they refused its kind; undefined where no member would. Whoever holds
 * the address counts, too: they refused the letter, not the way it came about.
 */
export async function readerOf(
  db: Db,
  letter: LetterKind,
  { email, memberId }: Reader,
): Promise<{ readonly refuses: boolean } | undefined> {
  const { rows } = await sql<{ refuses: boolean }>`
    select bool_or(r.letter is not null) as refuses from members m
    left join member_refused_letters r on r.member_id = m.id and r.letter = ${letter}
    where m.id = ${memberId ?? null}::uuid or m.email_key = ${emailKey(email) ?? null}
    having count(*) > 0`.execute(db)
  return rows[0]
}

export interface Reader {
  readonly email: string
  readonly memberId?: string | undefined
}

export async function insertRefusedLetters(
  trx: Trx,
  memberId: string,
  refused: LetterKind[],
  createdAt: Date,
): Promise<void> {
  await trx
    .insertInto('memberRefusedLetters')
    .values(refused.map((letter) => ({ memberId, letter, createdAt })))
    .onConflict((conflict) => conflict.columns(['memberId', 'letter']).doNothing())
    .execute()
}

export async function deleteRefusedLetters(trx: Trx, memberId: string, wanted: LetterKind[]): Promise<void> {
  await trx
    .deleteFrom('memberRefusedLetters')
    .where('memberId', '=', memberId)
    .where('letter', 'in', wanted)
    .execute()
}

export function findRefusedLetters(db: Db, memberId: string) {
  return db.selectFrom('memberRefusedLetters').select('letter').where('memberId', '=', memberId).execute()
}

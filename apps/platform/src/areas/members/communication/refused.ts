import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { emailKey } from '../../identity/registration/email.ts'
import type { LetterKind } from '../tables.ts'

export interface Reader {
  readonly email: string
  readonly memberId?: string | undefined
}

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

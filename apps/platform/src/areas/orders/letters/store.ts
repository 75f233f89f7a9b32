import type { Trx } from '../../../data/database.ts'

/** The language of a member's profile, as a BCP 47 tag. */
export async function findMemberLanguage(trx: Trx, id: string): Promise<string | undefined> {
  const member = await trx
    .selectFrom('members')
    .select('identityProfile')
    .where('id', '=', id)
    .executeTakeFirst()
  return member?.identityProfile?.language
}

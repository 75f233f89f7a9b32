import { sql } from 'kysely'

/** As the index `members_by_words` has it, word for word: otherwise it would not be used. */
export const textVector = sql`(setweight(to_tsvector('simple', coalesce(m.contact ->> 'firstName', '') || ' ' || coalesce(m.contact ->> 'lastName', '') || ' ' || coalesce(m.nickname, '')), 'A')
    || setweight(to_tsvector('simple', translate(m.login_email, '@.+-_', '     ')), 'B'))`

import { randomUUID } from 'node:crypto'
import { emailKey } from '../../../base/texts/email-key.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import type { authorOf } from '../../../http/author.ts'
import { deliver } from '../../mailbox/index.ts'
import { newsletterConfirmLetter, newsletterWelcomeLetter } from './letters.ts'
import { newsletterLink } from './links.ts'
import { type ConsentRow, lockConsent, updateConsent, upsertPending } from './store.ts'

type Context = Pick<Services, 'db' | 'clock' | 'config'>

interface SignUp {
  readonly email: string
  /** Code. */
  readonly language: string
  /** Place of the form. */
  readonly source: string
}

/** Asks the reader of an address to confirm; who is subscribed already gets no letter. */
export async function askForNewsletter({ db, clock, config }: Context, asked: SignUp): Promise<void> {
  const askedAt = clock.now()
  await transaction(db, async (trx) => {
    const row = await upsertPending(trx, {
      ...{ ...asked, id: randomUUID(), purpose: 'NEWSLETTER', askedAt },
      emailKey: emailKey(asked.email) ?? asked.email,
    })
    if (!row) return
    const link = newsletterLink(config, 'confirm', row)
    const letter = newsletterConfirmLetter(config, row.email, link, chooseLanguage(row.language))
    await deliver(trx, { ...letter, date: askedAt })
  })
}

/** Confirms once; the address that signed off since is not signed up again by an old link. */
export function confirmNewsletter(
  { db, clock, config }: Context,
  id: string,
): Promise<ConsentRow | undefined> {
  return transaction(db, async (trx) => {
    const row = isUuid(id) ? await lockConsent(trx, id) : undefined
    if (row?.status === 'SUBSCRIBED') return row
    if (row?.status !== 'PENDING') return undefined
    const confirmedAt = clock.now()
    await updateConsent(trx, id, { status: 'SUBSCRIBED', confirmedAt })
    const link = newsletterLink(config, 'unsubscribe', row)
    const letter = newsletterWelcomeLetter(config, row.email, link, chooseLanguage(row.language))
    await deliver(trx, { ...letter, date: confirmedAt })
    return { ...row, status: 'SUBSCRIBED', confirmedAt }
  })
}

/** Ends it at once, also what was never confirmed. Twice is once. `author` is who of the staff does it. */
export function endNewsletter(
  { db, clock }: Omit<Context, 'config'>,
  id: string,
  author?: ReturnType<typeof authorOf>,
): Promise<ConsentRow | undefined> {
  return transaction(db, async (trx) => {
    const row = isUuid(id) ? await lockConsent(trx, id) : undefined
    if (!row || row.status === 'UNSUBSCRIBED') return row
    const endedAt = clock.now()
    const ended = {
      ...{ status: 'UNSUBSCRIBED' as const, endedAt },
      ...{ endedByType: author?.byType ?? null, endedById: author?.byId ?? null },
    }
    await updateConsent(trx, id, ended)
    return { ...row, ...ended }
  })
}

import { applicationError } from '../../../base/errors.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import { lockQueued, type QueuedMail } from './list-store.ts'
import { deleteSuppression, findSuppression, updateQueued } from './store.ts'

/** Sends an email once more, now. Whoever asks says by it that a bounced address takes mail again. */
export function retryMail({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string): Promise<QueuedMail> {
  return transaction(db, async (trx) => {
    const mail = isUuid(id) ? await lockQueued(trx, id) : undefined
    if (!mail) throw applicationError(404, 'EMAIL_DELIVERY_NOT_FOUND', 'Email not found.')
    if (mail.status === 'SENT') throw applicationError(428, 'EMAIL_SENT', 'The email was sent already.')
    const suppression = await findSuppression(trx, mail.recipient)
    if (suppression?.reason === 'COMPLAINT' && mail.unsubscribeUrl !== null) {
      throw applicationError(
        428,
        'READER_COMPLAINED',
        'The reader marked emails of this shop as spam. They get no newsletters from it.',
      )
    }
    if (suppression?.reason === 'BOUNCE') await deleteSuppression(trx, mail.recipient)
    const change = { status: 'PENDING', attempts: 0, dueAt: clock.now(), finishedAt: null } as const
    await updateQueued(trx, mail.id, change)
    return { ...mail, ...change }
  })
}

import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import { translatorFor } from '../../../domain/messages/translate.ts'
import { deliver, type Letter, refusingPath } from '../../mailbox/index.ts'
import { type ShopConfig, shopConfig } from '../../site-properties/index.ts'
import { lockWarned, markWarned, type Warned } from './store.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Days ahead of which a member is told. */
const AHEAD = 30
const BATCH = 100

/** Job: warns members who lose points within the month, once for each date, and says what can be done about it. */
export async function warnOfExpiry({ db, clock, config }: Site): Promise<void> {
  while ((await transaction(db, (trx) => batch(trx, clock.now(), config))) > 0);
}

async function batch(trx: Trx, date: Date, config: Site['config']): Promise<number> {
  const rows = await lockWarned(trx, date, { days: AHEAD, limit: BATCH })
  if (rows.length === 0) return 0
  const shop = await shopConfig(trx, config)
  for (const row of rows) await deliver(trx, { ...warning(row, shop), date })
  await markWarned(
    trx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

function warning(row: Warned, { storeName: store, storeUrl, timeZone }: ShopConfig): Letter {
  const { expiringAmount: count, expiringAt, pointName } = row
  const language = chooseLanguage(row.language)
  const t = translatorFor(language)
  const points = isOwn(pointName)
    ? t('mail.points-named', { count, name: pointName })
    : t('mail.points', { count })
  const day = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone }).format(expiringAt)
  const pages = `${storeUrl}${language.prefix}`
  return {
    to: row.loginEmail,
    subject: t('mail.points-expire-subject', { points, day }),
    text: [
      t('mail.hello'),
      t('mail.points-expire', { points, store, day }),
      `${pages}/loyalty`,
      `${t('mail.switch-off')}\n${pages}${refusingPath}`,
      store,
    ].join('\n\n'),
  }
}

/** True for the owner's own name for points; else the language's word has plural forms. */
function isOwn(pointName: string): boolean {
  return !/^\s*(points?)?\s*$/i.test(pointName)
}

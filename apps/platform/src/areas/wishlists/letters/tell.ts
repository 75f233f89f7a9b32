import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { deliver } from '../../mailbox/index.ts'
import { letterPicture, mediaUrl } from '../../media/index.ts'
import { readerOf } from '../../members/index.ts'
import { priceDropLetter } from './letter.ts'
import { claimDrops, type DueRow, findDue, findReader, forgetRisen } from './store.ts'

/** Members of one turn, and products of one letter. */
const BATCH = 200
const MOST_PRODUCTS = 10

type Site = Pick<Services, 'db' | 'config' | 'clock'>

/** Job: writes to members whose lists tell of prices, once for each drop of an item below the price of its adding. */
export async function tellPriceDrops(site: Site): Promise<void> {
  await forgetRisen(site.db)
  for (const memberId of await findDue(site.db, BATCH))
    await transaction(site.db, (trx) => tell(trx, site, memberId))
}

/** Marks and letter are one transaction: a server that dies in it has sent nothing and marked nothing. */
async function tell(trx: Trx, { config, clock }: Site, memberId: string): Promise<void> {
  const member = await findReader(trx, memberId)
  if (!member) return
  const due = await claimDrops(trx, memberId)
  const items = due.slice(0, MOST_PRODUCTS).map(({ media, ...each }) => ({
    ...each,
    picture: letterPicture(config, pictureOf(config, media)),
  }))
  const [first, ...others] = items
  const reader = await readerOf(trx, 'priceDrop', { email: member.loginEmail, memberId })
  if (!first || reader?.refuses) return
  const letter = priceDropLetter(config, {
    ...{ to: member.loginEmail, language: member.identityProfile?.language ?? null },
    ...{ currency: config.currency, items: [first, ...others] },
  })
  await deliver(trx, { ...letter, date: clock.now() })
}

/** Address of the first picture. */
function pictureOf(config: Site['config'], media: DueRow['media']): string | undefined {
  const first = media.find(({ mediaType }) => mediaType === 'image')
  return first && mediaUrl(config, first.file)
}

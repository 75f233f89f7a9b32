import { transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { english } from '../../../domain/messages/languages.ts'
import { endWishRequest, requestForWish } from '../../catalog/index.ts'
import { findEnded, findSoldOut } from './store.ts'

/** Requests of one turn. */
const BATCH = 500

/**
 * Job: asks for a letter about each wished item that is sold out, as its member would on the product's page, and takes
 * requests back whose wish has ended. The requests are those of the catalog, so that one letter answers both.
 */
export async function followStock({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  for (const id of await findEnded(db, BATCH))
    await transaction(db, (trx) => endWishRequest(trx, id, clock.now()))
  for (const { language, ...wish } of await findSoldOut(db, BATCH))
    await transaction(db, (trx) =>
      requestForWish(trx, { ...wish, language: language ?? english.code, date: clock.now() }),
    )
}

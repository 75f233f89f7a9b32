import { transaction } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import { Edit } from '../../edits/edit.ts'
import { saveProducts } from './save.ts'
import { lockProducts } from './store/lock.ts'
import { findScheduled } from './store/scheduled.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Products of one transaction. */
const BATCH = 500

/** Shows every product whose date has come. A product that somebody has locked meanwhile is looked at again once it is free. */
export async function publishDue(site: Site): Promise<void> {
  for (;;) {
    const ids = await findScheduled(site.db, site.clock.now(), BATCH)
    if (ids.length === 0) return
    await transaction(site.db, async (trx) => {
      const edit = new Edit(trx, { ...site, caller: { type: 'NONE' } })
      const known = await lockProducts(trx, ids)
      const now = edit.date.toISOString()
      const due = [...known.values()].filter(
        ({ publication }) => publication?.status === 'SCHEDULED' && publication.date <= now,
      )
      await saveProducts(
        edit,
        due.map((before) => ({ before, after: { ...before, visible: true, publication: null } })),
      )
      await edit.close({ call: 'PublishScheduledProducts' })
    })
  }
}

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { OWNER_API_KEY } from '../../../base/development-ids.ts'
import { transaction } from '../../../data/database.ts'
import { Victim } from '../../../dev/testing/victim.ts'

const imports = '/stores/v1/catalog-imports'
/** Products before the batch that is held up, and all of them. */
const DONE = 250
const ROWS = 600

it('An import goes on after its server was killed in the middle of a batch: every product once, as one edit', async () => {
  const home = await mkdtemp(join(tmpdir(), 'galleria-catalog-import-'))
  await chmod(home, 0o755)
  const victim = new Victim(home)
  const call = async (method: string, path: string, body?: object) =>
    (await victim.insist(OWNER_API_KEY, method, path, body)).body
  const read = async (id: string) => (await call('GET', `${imports}/${id}`)).catalogImport
  const become = async (id: string, status: string) => {
    for (;;) {
      const found = await read(id)
      if (found.status === status) return found
      expect(found.status).not.toBe('FAILED')
      await pause(100)
    }
  }
  try {
    await victim.start()
    await victim.within(async (db) => {
      const { slug } = await db.selectFrom('products').select('slug').limit(1).executeTakeFirstOrThrow()
      const rows = Array.from({ length: ROWS }, (_, row) => `goods-${row},Thing ${row},5`)
      rows[DONE + 10] = `${slug},As it was never called,`
      const told = { mimeType: 'text/csv', fileName: 'goods.csv', private: true }
      const { uploadUrl } = await call('POST', '/site-media/v1/files/generate-upload-url', told)
      const body = ['handleId,name,price', ...rows].join('\n')
      const { file } = (await (await fetch(uploadUrl, { method: 'PUT', body })).json()) as {
        file: { id: string }
      }
      const { id } = (await call('POST', imports, { fileId: file.id })).catalogImport
      await become(id, 'PARSED')
      // Hold a product of the second batch in another transaction, so that the server dies within that batch.
      await transaction(db, async (trx) => {
        await sql`select 1 from variants v join products p on p.id = v.product_id where p.slug = ${slug} for update of v`.execute(
          trx,
        )
        await call('POST', `${imports}/${id}/execute`, {})
        while ((await read(id)).doneRows !== DONE) {
          // A transaction in which nothing is asked for is ended by the database, however busy the machine is.
          await sql`select 1`.execute(trx)
          await pause(50)
        }
        await victim.kill()
      })
      const made = async () =>
        Number(
          (
            await db
              .selectFrom('products')
              .select((row) => row.fn.countAll().as('n'))
              .where('slug', 'like', 'goods-%')
              .executeTakeFirstOrThrow()
          ).n,
        )
      expect(await made()).toBe(DONE)

      await victim.start()
      // Beyond the minute for which the dead one holds it.
      await call('POST', '/_dev/clock', { advance: 61 })
      const after = await become(id, 'IMPORTED')
      expect(after).toMatchObject({ doneRows: ROWS, createdCount: ROWS - 1, updatedCount: 1, failedCount: 0 })
      expect(await made()).toBe(ROWS - 1)
      const { catalogEdit } = await call('GET', `/stores/v1/catalog-edits/${id}`)
      expect(catalogEdit).toMatchObject({ call: 'ImportProducts', changed: ROWS })
    })
  } finally {
    await victim.end()
    await rm(home, { recursive: true, force: true })
  }
}, 240_000)

import type { PlatformClient } from '@galleria/platform-client'
import * as imports from '@galleria/platform-client/catalog-imports'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPictureServer, type PictureServer } from '../../../dev/testing/picture-server.ts'
import { openStoreWithOwner } from '../../../dev/testing/store-with-owner.ts'
import type { TestPlatform } from '../../../dev/testing.ts'
import { findProduct } from '../store/products.ts'
import { workCatalogImports } from './work.ts'

let site: TestPlatform
let client: PlatformClient
let pictures: PictureServer
const openWhileFetching: number[] = []
beforeAll(async () => {
  ;({ site, client } = await openStoreWithOwner())
  pictures = await openPictureServer({
    during: async () => {
      const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(
        site.platform.services.db,
      )
      openWhileFetching.push(rows[0]?.open ?? -1)
    },
  })
})
afterAll(async () => {
  pictures?.close()
  await site?.close()
})

const HEAD = 'handleId,fieldType,name,productImageUrl,price\n'

async function imported(rows: readonly string[]) {
  const file = new File([HEAD + rows.join('\n')], 'goods.csv', { type: 'text/csv' })
  const { id: fileId } = await uploadFile(client, file, { private: true }, { fetch: site.fetch })
  const { catalogImport } = await imports.createCatalogImport(client, { fileId })
  const catalogImportId = catalogImport.id
  await workCatalogImports(site.platform.services)
  const dry = await imports.dryRunCatalogImport(client, { catalogImportId })
  const askedByDryRun = pictures.requested.length
  await imports.executeCatalogImport(client, { catalogImportId })
  await workCatalogImports(site.platform.services)
  const told = await imports.getCatalogImport(client, { catalogImportId })
  const { errors } = await imports.listCatalogImportErrors(client, { catalogImportId })
  return { ...told.catalogImport, errors, dry, requested: pictures.requested.slice(askedByDryRun) }
}
const mediaOf = async (slug: string) => {
  const product = await findProduct(site.platform.services.db, { slug })
  return product?.media.map(({ file }) => file) ?? []
}

describe('Pictures of an import that lie outside the shop', () => {
  it('Pictures of an import that lie outside the shop are copied, four at once at most and with no transaction open meanwhile', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => {
      const urls = [`${pictures.base}/a${n}.png`, `${pictures.base}/b${n}.png`, `${pictures.base}/same.png`]
      return `many-${n},Product,Many ${n},${urls.join(';')},10`
    })
    const { createdCount, errors, requested, dry } = await imported(rows)
    expect([createdCount, errors, dry.errors]).toEqual([12, [], []])
    expect(new Set(requested).size).toBe(25)
    expect(requested).toHaveLength(25)
    expect(pictures.most()).toBeLessThanOrEqual(4)
    expect(pictures.most()).toBeGreaterThan(1)
    expect(openWhileFetching).toEqual(openWhileFetching.map(() => 0))
    const [first = '', ...others] = await mediaOf('many-3')
    expect(others).toHaveLength(2)
    expect((await site.fetch(`${site.url}/media/${first}`)).status).toBe(200)
    expect((await imported(rows)).unchangedCount).toBe(12)
  })

  it('Pictures of an import that lie outside the shop are told by row and column where they cannot be had, and what is shown already stays', async () => {
    const row = (...names: string[]) =>
      `some,Product,Some,${names.map((name) => `${pictures.base}/${name}`).join(';')},10`
    await imported([row('one.png', 'two.png')])
    const before = await mediaOf('some')
    expect(before).toHaveLength(2)
    const again = await imported([
      'other,Product,Other,file:///etc/passwd,10',
      row('three.png', 'gone'),
      ',,,nothing.jpg,',
    ])
    expect(again).toMatchObject({ createdCount: 1, updatedCount: 1, failedCount: 0 })
    expect(again.errors.map(({ rowNumber, field, warning }) => [rowNumber, field, warning])).toEqual([
      [1, 'images', true],
      [2, 'images', true],
      [3, 'images', true],
    ])
    expect(again.errors[1]?.reason).toBe(
      `"${pictures.base}/gone" couldn't be fetched. The server answered 404`,
    )
    expect(again.errors[2]?.reason).toContain('"nothing.jpg" is not an image of this store')
    const after = await mediaOf('some')
    expect(after).toHaveLength(3)
    expect(after.slice(1)).toEqual(before)
  })

  it('Pictures of an import that lie outside the shop are asked for no longer at a host that gave none of the first', async () => {
    const dead = await openPictureServer()
    const rows = Array.from({ length: 40 }, (_, n) => `dead-${n},Product,Dead ${n},${dead.base}/gone${n},10`)
    const { errors, createdCount } = await imported(rows)
    expect([createdCount, errors.length]).toEqual([40, 40])
    expect(dead.requested.length).toBeLessThanOrEqual(16)
    expect(errors.at(-1)?.reason).toContain('because 8 other images of its host failed')
    dead.close()
  })
})

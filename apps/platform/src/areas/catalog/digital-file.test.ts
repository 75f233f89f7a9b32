import * as v3 from '@galleria/platform-client/catalog-products-v3'
import * as writes from '@galleria/platform-client/catalog-writes'
import { updateFileDescriptor } from '@galleria/platform-client/media'
import { uploadFile } from '@galleria/platform-client/media-upload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStoreWithOwner, type StoreWithOwner } from '../../dev/testing/store-with-owner.ts'

let { site, owner, client } = {} as StoreWithOwner
beforeAll(async () => {
  ;({ site, owner, client } = await openStoreWithOwner())
})
afterAll(() => site?.close())

const name = 'plant-care.pdf'
const change = (id: string, digitalFile: object) =>
  owner.call('PATCH', `/stores/v1/products/${id}`, { product: { digitalFile } })
const make = async (digitalFile: { id: string }) => {
  const product = { name: 'Manual', priceData: { price: 5 }, productType: 'digital', digitalFile } as const
  return (await writes.createProduct(client, { product })).product
}

describe('The file of a digital product', () => {
  it('The file of a digital product that came with the shop is called by its name in both catalogs, and may be sold by others', async () => {
    const { id } = await site.platform.services.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'plant-care-manual')
      .executeTakeFirstOrThrow()
    const { product } = await v3.getProductV3(client, { productId: id, fields: ['MERCHANT_DATA'] })
    const told = product.variantsInfo?.variants?.[0]?.digitalProperties?.digitalFile
    expect(told).toMatchObject({ id: name, fileName: name, fileType: 'SECURE_DOCUMENT' })
    const made = await make({ id: name })
    expect(made.digitalFile).toEqual(told)
    const away = await owner.call('PATCH', `/stores/v1/products/${made.id}`, {
      product: { digitalFile: null },
    })
    expect(away.body.product).not.toHaveProperty('digitalFile')
    expect((await change(made.id ?? '', { id: name })).body.product.digitalFile).toEqual(told)
  })

  it('The file of a digital product is refused where it is none of the shop, and where only another name is told', async () => {
    const { id = '' } = await make({ id: name })
    const none = await change(id, { id: 'nothing.pdf' })
    expect([none.status, none.body.details.applicationError.code]).toEqual([404, 'FILE_NOT_FOUND'])
    const { body } = await change(id, { fileName: 'nothing.pdf' })
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: 'product.digitalFile.id', violatedRule: 'REQUIRED_FIELD' },
    ])
  })

  it('The file of a digital product of the library is no change when it is named again, whatever the library calls it since', async () => {
    const pdf = new File(['%PDF-1.4\n%%EOF\n'], 'first.pdf', { type: 'application/pdf' })
    const file = await uploadFile(client, pdf, { private: true }, { fetch: site.fetch })
    const { id = '', digitalFile } = await make({ id: file.id })
    await updateFileDescriptor(client, { file: { id: file.id, displayName: 'second.pdf' } })
    const { body } = await change(id, { ...digitalFile })
    expect(body.product).toMatchObject({ revision: '1', digitalFile: { id: file.id, fileName: 'first.pdf' } })
  })
})

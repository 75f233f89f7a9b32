import { bulkUpdateProductsByFilter } from '@galleria/platform-client/catalog-bulk'
import { createBrand, deleteBrand, updateBrand } from '@galleria/platform-client/catalog-shared'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { readBrands } from '../product/read.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'
import { namedAction } from '../shared/named-action.ts'

export async function loader({ client, signal }: ManageRequest) {
  const list = await readBrands(client, { signal })
  const names = list.map(({ id = '', name, revision, assignedProductsCount }) => ({
    ...{ id: id ?? '', name, revision: revision ?? '', count: assignedProductsCount ?? 0 },
  }))
  return { list: names, canAdd: client.catalogVersion !== 'v1' }
}

export function action(request: ManageRequest, sent: NamedSent) {
  const { client } = request
  return namedAction(request, sent, {
    create: ({ name, key }) => createBrand(client, { brand: { name }, idempotencyKey: key }),
    update: ({ id, revision, name }) => updateBrand(client, { brand: { id, revision, name } }),
    remove: (id) => deleteBrand(client, { brandId: id }),
    move: ({ name, to, key }) =>
      bulkUpdateProductsByFilter(client, {
        ...{ filter: { 'brand.name': name }, set: { brand: to }, idempotencyKey: key },
      }),
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <NamedPage
      isOwner={isOwner}
      title={t('brands.title')}
      more={t('brands.more')}
      none={t('brands.none')}
      add={t('brands.add')}
      meaning={t('named.delete-means')}
      most={50}
      list={data.list}
      canAdd={data.canAdd}
      canMove
    />
  )
}

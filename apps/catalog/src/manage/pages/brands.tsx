import { bulkUpdateProductsByFilter } from '@galleria/platform-client/catalog-bulk'
import { createBrand, deleteBrand, updateBrand } from '@galleria/platform-client/catalog-shared'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { readBrands } from '../product/read.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'

export async function loader({ client, signal }: ManageRequest) {
  const list = await readBrands(client, { signal })
  return list.map(({ id = '', name, revision, assignedProductsCount }) => ({
    ...{ id: id ?? '', name, revision: revision ?? '', count: assignedProductsCount ?? 0 },
  }))
}

export function action({ client, t }: ManageRequest, sent: NamedSent) {
  return outcome<{ jobId?: string }>(t, async () => {
    if (sent.intent === 'move')
      return bulkUpdateProductsByFilter(client, {
        ...{ filter: { 'brand.name': sent.name }, set: { brand: sent.to }, idempotencyKey: sent.key },
      })
    if (sent.intent === 'delete') await deleteBrand(client, { brandId: sent.id })
    else if (sent.id)
      await updateBrand(client, { brand: { id: sent.id, revision: sent.revision, name: sent.name } })
    else await createBrand(client, { brand: { name: sent.name }, idempotencyKey: sent.key })
    return {}
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
      list={data}
      canMove
    />
  )
}

import { createBrand, deleteBrand, queryBrands, updateBrand } from '@galleria/platform-client/catalog-shared'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { Asked, PageProps } from '../page.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'
import { readAll } from '../shared/read-all.ts'

export async function loader({ client, signal }: Asked) {
  const list = await readAll(async (cursorPaging) => {
    const sort = cursorPaging.cursor ? {} : { sort: [{ fieldName: 'name' }] }
    const { brands, pagingMetadata } = await queryBrands(
      client,
      { query: { ...sort, cursorPaging } },
      { signal },
    )
    return { items: brands, next: pagingMetadata?.cursors?.next }
  })
  return list.map(({ id = '', name, revision, assignedProductsCount }) => ({
    ...{ id: id ?? '', name, revision: revision ?? '', count: assignedProductsCount ?? 0 },
  }))
}

export function action({ client, t }: Asked, sent: NamedSent) {
  return outcome(t, async () => {
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
    />
  )
}

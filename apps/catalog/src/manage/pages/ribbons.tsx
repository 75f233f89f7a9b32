import { bulkUpdateProductsByFilter } from '@galleria/platform-client/catalog-bulk'
import { createRibbon, deleteRibbon, updateRibbon } from '@galleria/platform-client/catalog-shared'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { readRibbons } from '../product/read.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'
import { namedAction } from '../shared/named-action.ts'

export async function loader({ client, signal }: ManageRequest) {
  const list = await readRibbons(client, { signal })
  const names = list.map(({ id = '', name, revision, assignedProductCount }) => ({
    ...{ id: id ?? '', name, revision: revision ?? '', count: assignedProductCount ?? 0 },
  }))
  return { list: names, canAdd: client.catalogVersion !== 'v1' }
}

export function action(request: ManageRequest, sent: NamedSent) {
  const { client } = request
  return namedAction(request, sent, {
    create: ({ name, key }) => createRibbon(client, { ribbon: { name }, idempotencyKey: key }),
    update: ({ id, revision, name }) => updateRibbon(client, { ribbon: { id, revision, name } }),
    remove: (id) => deleteRibbon(client, { ribbonId: id }),
    move: ({ name, to, key }) =>
      bulkUpdateProductsByFilter(client, {
        ...{ filter: { 'ribbon.name': name }, set: { ribbon: to }, idempotencyKey: key },
      }),
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <NamedPage
      isOwner={isOwner}
      title={t('ribbons.title')}
      more={t('ribbons.more')}
      none={t('ribbons.none')}
      add={t('ribbons.add')}
      meaning={t('named.delete-means')}
      most={30}
      list={data.list}
      canAdd={data.canAdd}
      canMove
    />
  )
}

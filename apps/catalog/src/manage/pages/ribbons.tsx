import { bulkUpdateProductsByFilter } from '@galleria/platform-client/catalog-bulk'
import { createRibbon, deleteRibbon, updateRibbon } from '@galleria/platform-client/catalog-shared'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { readRibbons } from '../product/read.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'

export async function loader({ client, signal }: ManageRequest) {
  const list = await readRibbons(client, { signal })
  return list.map(({ id = '', name, revision, assignedProductCount }) => ({
    ...{ id: id ?? '', name, revision: revision ?? '', count: assignedProductCount ?? 0 },
  }))
}

export function action({ client, t }: ManageRequest, sent: NamedSent) {
  return outcome<{ jobId?: string }>(t, async () => {
    if (sent.intent === 'move')
      return bulkUpdateProductsByFilter(client, {
        ...{ filter: { 'ribbon.name': sent.name }, set: { ribbon: sent.to }, idempotencyKey: sent.key },
      })
    if (sent.intent === 'delete') await deleteRibbon(client, { ribbonId: sent.id })
    else if (sent.id)
      await updateRibbon(client, { ribbon: { id: sent.id, revision: sent.revision, name: sent.name } })
    else await createRibbon(client, { ribbon: { name: sent.name }, idempotencyKey: sent.key })
    return {}
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
      list={data}
      canMove
    />
  )
}

import {
  createInfoSection,
  deleteInfoSection,
  queryInfoSections,
  updateInfoSection,
} from '@galleria/platform-client/catalog-info-sections'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'
import { readAll } from '../shared/read-all.ts'

export async function loader({ client, signal }: ManageRequest) {
  const list = await readAll(async (cursorPaging) => {
    const sort = cursorPaging.cursor ? {} : { sort: [{ fieldName: 'title' }] }
    const query = { ...sort, cursorPaging }
    const { infoSections, pagingMetadata } = await queryInfoSections(client, { query }, { signal })
    return { items: infoSections, next: pagingMetadata?.cursors?.next }
  })
  return list.map(({ id, title, revision, plainDescription, assignedProductsCount }) => ({
    ...{ id: id ?? '', name: title, revision: revision ?? '', count: assignedProductsCount ?? 0 },
    text: plainDescription ?? '',
  }))
}

export function action({ client, t }: ManageRequest, sent: NamedSent) {
  return outcome(t, async () => {
    if (sent.intent === 'move') return {}
    if (sent.intent === 'delete') {
      await deleteInfoSection(client, { infoSectionId: sent.id })
      return {}
    }
    const { id, revision, name: title, text: plainDescription, key } = sent
    if (id) await updateInfoSection(client, { infoSection: { id, revision, title, plainDescription } })
    else
      await createInfoSection(client, {
        // Several may have one title: what tells them apart is made here.
        infoSection: { uniqueName: `${title.trim()} ${key.slice(0, 8)}`, title, plainDescription },
        idempotencyKey: key,
      })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  return (
    <NamedPage
      isOwner={isOwner}
      title={t('info-sections.title')}
      more={t('info-sections.more')}
      none={t('info-sections.none')}
      add={t('info-sections.add')}
      meaning={t('info-sections.delete-means')}
      most={50}
      hasText
      list={data}
    />
  )
}

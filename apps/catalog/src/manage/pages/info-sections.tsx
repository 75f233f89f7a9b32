import { readAll } from '@galleria/manage'
import {
  createInfoSection,
  deleteInfoSection,
  queryInfoSections,
  updateInfoSection,
} from '@galleria/platform-client/catalog-info-sections'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import type { NamedSent } from '../shared/NamedForm.tsx'
import { NamedPage } from '../shared/NamedPage.tsx'
import { namedAction } from '../shared/named-action.ts'

export async function loader({ client, signal }: ManageRequest) {
  const list = await readAll(async (cursorPaging) => {
    const sort = cursorPaging.cursor ? {} : { sort: [{ fieldName: 'title' }] }
    const query = { ...sort, cursorPaging }
    const { infoSections, pagingMetadata } = await queryInfoSections(client, { query }, { signal })
    return { items: infoSections, next: pagingMetadata?.cursors?.next }
  })
  const sections = list.map(({ id, title, revision, plainDescription, assignedProductsCount }) => ({
    ...{ id: id ?? '', name: title, revision: revision ?? '', count: assignedProductsCount ?? 0 },
    text: plainDescription ?? '',
  }))
  return { list: sections, canAdd: client.catalogVersion !== 'v1' }
}

export function action(request: ManageRequest, sent: NamedSent) {
  const { client } = request
  return namedAction(request, sent, {
    create: ({ name: title, text: plainDescription, key }) =>
      createInfoSection(client, {
        // Several may have one title: what tells them apart is made here.
        infoSection: { uniqueName: `${title.trim()} ${key.slice(0, 8)}`, title, plainDescription },
        idempotencyKey: key,
      }),
    update: ({ id, revision, name: title, text: plainDescription }) =>
      updateInfoSection(client, { infoSection: { id, revision, title, plainDescription } }),
    remove: (id) => deleteInfoSection(client, { infoSectionId: id }),
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
      list={data.list}
      canAdd={data.canAdd}
    />
  )
}

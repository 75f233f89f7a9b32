import { useFormat } from '@galleria/i18n'
import {
  type Column,
  csvLine,
  DataTable,
  ExportFile,
  exported,
  type ManageRequest,
  type PageProps,
} from '@galleria/manage'
import { listMostWished, type WishedProduct } from '@galleria/platform-client/named-wishlists'
import { Badge, EmptyState } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'
import { ReportFrame } from '../parts/ReportFrame.tsx'

type Asked = ManageRequest<Say>

const MOST = 100

const read = ({ client, signal }: Asked) => listMostWished(client, { limit: MOST }, { signal })

/** Products on members' wishlists now: wishes have no period. */
export async function loader(asked: Asked) {
  return read(asked)
}

export async function action(asked: Asked) {
  return exported(async () => {
    const { t } = asked
    const { products } = await read(asked)
    return [
      csvLine([t('column.product'), t('column.id'), t('wishlists.members')]),
      ...products.map(({ name, productId, members }) => csvLine([name, productId, members])),
    ].join('')
  })
}

export function Page({ data: { products }, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const columns: Column<WishedProduct>[] = [
    {
      id: 'name',
      header: t('column.product'),
      cell: ({ name, visible }) => (
        <>
          <bdi>{name}</bdi> {!visible && <Badge>{t('wishlists.hidden')}</Badge>}
        </>
      ),
      phone: 'primary',
    },
    {
      id: 'members',
      header: t('wishlists.members'),
      align: 'end',
      cell: ({ members }) => format.number(members),
      phone: 'end',
    },
  ]
  return (
    <ReportFrame
      at="wishlists"
      title={t('wishlists.title')}
      isOwner={isOwner}
      description={t('wishlists.more')}
      actions={<ExportFile name="wishlists" />}
    >
      <DataTable
        list="analytics-wishlists"
        label={t('wishlists.title')}
        columns={columns}
        rows={products}
        keyOf={({ productId }) => productId}
        nameOf={({ name }) => name}
        linkOf={({ productId }) => `/manage/catalog/products/${productId}`}
        count={products.length}
        found={t('analytics.rows', { count: products.length })}
        empty={<EmptyState title={t('wishlists.nothing')} />}
      />
    </ReportFrame>
  )
}

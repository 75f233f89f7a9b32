import { useFormat } from '@galleria/i18n'
import { parts as styles, Table } from '@galleria/manage'
import { listSizeGuides } from '@galleria/platform-client/size-guides'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ client, signal }: ManageRequest) {
  return (await listSizeGuides(client, undefined, { signal })).sizeGuides
}

/** Size guides, each kept once for all products and collections that it is tied to. */
export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Frame
      title={t('sizes.title')}
      isOwner={isOwner}
      description={t('sizes.more')}
      actions={
        <ButtonLink as={Link} to="/manage/catalog/size-guides/new" variant="primary">
          {t('sizes.add')}
        </ButtonLink>
      }
    >
      <div className={styles.rows}>
        {data.length === 0 ? (
          <EmptyState title={t('sizes.none')} />
        ) : (
          <Table
            label={t('sizes.title')}
            isStacked
            head={[
              { title: t('named.name') },
              { title: t('sizes.sizes'), isNumber: true },
              { title: t('related.products'), isNumber: true },
              { title: t('column.collections'), isNumber: true },
              { title: t('sizes.changed') },
            ]}
            rows={data.map((one) => ({
              key: one.id,
              cells: [
                <TextLink key="name" as={Link} to={`/manage/catalog/size-guides/${one.id}`}>
                  <bdi>{one.name}</bdi>
                </TextLink>,
                format.number(one.rows.length),
                format.number(one.productIds.length),
                format.number(one.collectionIds.length),
                format.date(one.updatedDate, { dateStyle: 'medium' }),
              ],
            }))}
          />
        )}
      </div>
    </Frame>
  )
}

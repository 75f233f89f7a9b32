import { useFormat } from '@galleria/i18n'
import { may, Table } from '@galleria/manage'
import { listCustomerSegments } from '@galleria/platform-client/customer-segments'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export async function loader({ client, signal }: ManageRequest) {
  return listCustomerSegments(client, {}, { signal })
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  return (
    <Frame
      hasTimes={false}
      title={t('segments.title')}
      isOwner={isOwner}
      actions={
        may(role, 'customers', 'change') && (
          <ButtonLink as={Link} to="/manage/customers/segments/new" variant="primary">
            {t('segments.new')}
          </ButtonLink>
        )
      }
    >
      {data.segments.length === 0 ? (
        <EmptyState title={t('segments.empty')} description={t('segments.empty-more')} />
      ) : (
        <Table
          label={t('segments.title')}
          head={[
            { title: t('segments.name') },
            { title: t('segments.count'), isNumber: true },
            { title: t('segments.show') },
          ]}
          rows={data.segments.map(({ id, name, count }) => ({
            key: id,
            cells: [
              <TextLink key="name" as={Link} to={`/manage/customers/segments/${id}`}>
                <bdi>{name}</bdi>
              </TextLink>,
              format.number(count ?? 0),
              <TextLink key="show" as={Link} to={`/manage/customers?segment=${id}`}>
                {t('segments.show')}
              </TextLink>,
            ],
          }))}
        />
      )}
    </Frame>
  )
}

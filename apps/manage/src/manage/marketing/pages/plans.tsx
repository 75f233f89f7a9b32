import { useFormat } from '@galleria/i18n'
import { DataTable, may } from '@galleria/manage'
import { type MembershipProgram, queryMembershipPrograms } from '@galleria/platform-client/memberships'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { pagesOf } from '../rules/list.ts'

export async function loader({ client, url, signal }: ManageRequest) {
  const cursor = url.searchParams.get('cursor')
  const query = { cursorPaging: { limit: 50, ...(cursor && { cursor }) } }
  const { membershipPrograms, pagingMetadata } = await queryMembershipPrograms(client, { query }, { signal })
  return {
    plans: membershipPrograms,
    query: url.searchParams.toString(),
    cursors: pagingMetadata.cursors ?? {},
  }
}

/** Plans that pay for goods instead of money. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { plans, query, cursors } = data
  return (
    <Frame
      title={t('plans.title')}
      isOwner={isOwner}
      description={t('plans.more')}
      actions={
        may(role, 'marketing', 'change') && (
          <ButtonLink as={Link} to="/manage/marketing/memberships/new" variant="primary">
            {t('plans.new')}
          </ButtonLink>
        )
      }
    >
      <DataTable<MembershipProgram>
        list="membership-plans"
        label={t('plans.title')}
        rows={plans}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkOf={({ id }) => `/manage/marketing/memberships/${id}`}
        found={t('plans.found', { count: plans.length })}
        pages={pagesOf(query, cursors)}
        empty={<EmptyState title={t('plans.none')} />}
        columns={[
          { id: 'name', header: t('form.name'), cell: ({ name }) => <bdi>{name}</bdi>, phone: 'primary' },
          {
            id: 'credits',
            header: t('plan.credits'),
            align: 'end',
            cell: ({ credits }) => (credits === undefined ? t('plan.unlimited') : format.number(credits)),
            phone: 'secondary',
          },
          {
            id: 'days',
            header: t('plan.days'),
            align: 'end',
            cell: ({ validDays }) =>
              validDays === undefined ? t('card.never') : format.unit(validDays, 'day'),
            phone: 'end',
          },
          {
            id: 'made',
            header: t('plan.made'),
            cell: ({ createdDate }) => (createdDate ? format.date(createdDate, { dateStyle: 'medium' }) : ''),
          },
        ]}
      />
    </Frame>
  )
}

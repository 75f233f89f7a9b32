import { useFormat } from '@galleria/i18n'
import { type Column, DataTable, may } from '@galleria/manage'
import { type LoyaltyCampaign, listLoyaltyCampaigns } from '@galleria/platform-client/loyalty-campaigns'
import { Link } from '@galleria/router'
import { Badge, ButtonLink, EmptyState } from '@galleria/ui'
import { campaignGives, campaignState } from '../campaign-copy.ts'
import { useMessages } from '../messages/index.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'

export function loader({ client, signal }: ManageRequest) {
  return listLoyaltyCampaigns(client, undefined, { signal })
}

/** Campaigns with their use, the last to end first. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const columns: readonly Column<LoyaltyCampaign>[] = [
    { id: 'name', header: t('campaigns.name'), phone: 'primary', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'status',
      header: t('reward.state'),
      phone: 'end',
      cell: ({ status }) => {
        const { text, tone } = campaignState(status, t)
        return <Badge tone={tone}>{text}</Badge>
      },
    },
    { id: 'gives', header: t('campaigns.gives'), cell: (row) => campaignGives(row, t, format) },
    {
      id: 'time',
      header: t('campaigns.time'),
      phone: 'secondary',
      cell: ({ startDate, endDate }) => `${format.moment(startDate)} – ${format.moment(endDate)}`,
    },
    {
      id: 'orders',
      header: t('campaigns.orders'),
      align: 'end',
      cell: ({ ordersCount }) => format.number(ordersCount),
    },
    {
      id: 'given',
      header: t('campaigns.given'),
      align: 'end',
      cell: ({ pointsGiven, budget }) =>
        budget === undefined
          ? format.number(pointsGiven)
          : t('campaigns.given-of', { given: format.number(pointsGiven), budget: format.number(budget) }),
    },
  ]
  return (
    <Frame
      title={t('campaigns.title')}
      isOwner={isOwner}
      description={t('campaigns.more')}
      actions={
        may(role, 'loyalty', 'change') && (
          <ButtonLink as={Link} to="/manage/loyalty/campaigns/new" variant="primary">
            {t('campaigns.new')}
          </ButtonLink>
        )
      }
    >
      <DataTable
        list="loyalty-campaigns"
        label={t('campaigns.title')}
        columns={columns}
        rows={data.campaigns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        linkOf={({ id }) => `/manage/loyalty/campaigns/${id}`}
        found={t('campaigns.found', { count: data.campaigns.length })}
        empty={<EmptyState title={t('campaigns.none')} description={t('campaigns.none-more')} />}
      />
    </Frame>
  )
}

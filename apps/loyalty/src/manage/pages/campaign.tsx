import { useFormat, useLocale } from '@galleria/i18n'
import { may, StatCard, Stats, parts as styles, useSend } from '@galleria/manage'
import {
  createLoyaltyCampaign,
  deleteLoyaltyCampaign,
  updateLoyaltyCampaign,
} from '@galleria/platform-client/loyalty-campaigns'
import { replace, useNavigate } from '@galleria/router'
import { Badge } from '@galleria/ui'
import { useEffect } from 'react'
import { campaignGives, campaignState } from '../campaign-copy.ts'
import { readCampaign } from '../data/campaign.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { AnalyticsLink } from '../parts/AnalyticsLink.tsx'
import { CampaignForm } from '../parts/CampaignForm.tsx'
import { CampaignHistory } from '../parts/CampaignHistory.tsx'
import { CampaignOrders } from '../parts/CampaignOrders.tsx'
import { Frame } from '../parts/Frame.tsx'
import { type CampaignSent, inputOf } from '../rules/campaign-draft.ts'

export function loader({ client, id, role, url, signal }: ManageRequest) {
  const offset = /^\d{1,5}$/.exec(url.searchParams.get('offset') ?? '')?.[0] ?? '0'
  return readCampaign(client, { id: id === 'new' ? undefined : id, role, offset: Number(offset), signal })
}

export async function action({ client, id, t, site }: ManageRequest, sent: CampaignSent) {
  const { timeZone = 'UTC' } = site
  const became = await outcome<{ id?: string }>(t, async () => {
    if (sent.intent === 'delete') {
      await deleteLoyaltyCampaign(client, { campaignId: id })
      return {}
    }
    const of = { id, ...(sent.revision && { revision: sent.revision }) }
    if (sent.intent === 'pause')
      await updateLoyaltyCampaign(client, { campaign: { ...of, paused: sent.paused } })
    else if (sent.intent === 'end')
      await updateLoyaltyCampaign(client, { campaign: { ...of, endDate: new Date().toISOString() } })
    else {
      const input = inputOf(sent.draft, timeZone)
      const { campaign } = sent.revision
        ? await updateLoyaltyCampaign(client, { campaign: { ...of, ...input } })
        : await createLoyaltyCampaign(client, { campaign: input })
      return { id: campaign.id }
    }
    return {}
  })
  // Before the page is read anew: there is no such campaign any more.
  if (sent.intent === 'delete' && became.done) throw replace('/manage/loyalty/campaigns')
  return became
}

/** One campaign: what it gives, what it gave, and who changed it. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const navigate = useNavigate()
  const { timeZone = 'UTC' } = useLocale()
  const { campaign, history, orders, offset } = data
  const sending = useSend<{ id?: string }>()
  const made = !campaign && sending.sent?.id
  useEffect(() => {
    if (made) void navigate(`/manage/loyalty/campaigns/${made}`, { replace: true })
  }, [made, navigate])
  const state = campaign && campaignState(campaign.status, t)
  return (
    <Frame title={campaign?.name ?? t('campaigns.new')} isOwner={isOwner}>
      <div className={styles.rows}>
        {campaign && state && (
          <>
            <p>
              <Badge tone={state.tone}>{state.text}</Badge> {campaignGives(campaign, t, format)}
            </p>
            <Stats>
              <StatCard label={t('campaigns.orders')} value={format.number(campaign.ordersCount)} />
              <StatCard
                label={t('campaigns.given')}
                value={format.number(campaign.pointsGiven)}
                note={
                  campaign.budget !== undefined &&
                  t('campaigns.left', { points: format.number(campaign.budget - campaign.pointsGiven) })
                }
              />
            </Stats>
            <AnalyticsLink of={`CAMPAIGN-${campaign.id}`} />
          </>
        )}
        <div className={styles.split}>
          <CampaignForm
            key={campaign?.id ?? 'new'}
            {...{ data, sending, timeZone }}
            mayChange={may(role, 'loyalty', 'change')}
          />
          {campaign && (
            <div className={styles.rows}>
              <CampaignOrders {...{ orders, offset }} />
              <CampaignHistory history={history} />
            </div>
          )}
        </div>
      </div>
    </Frame>
  )
}

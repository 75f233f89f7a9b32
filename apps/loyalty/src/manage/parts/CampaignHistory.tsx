import { Timeline } from '@galleria/manage'
import { Card, Heading } from '@galleria/ui'
import type { CampaignData } from '../data/campaign.ts'
import { useMessages } from '../messages/index.ts'

/** Changes of a campaign, the newest first. */
export function CampaignHistory({ history }: Pick<CampaignData, 'history'>) {
  const t = useMessages()
  const titles: Readonly<Record<string, string>> = {
    CREATED: t('campaigns.was-created'),
    CHANGED: t('campaigns.was-changed'),
    PAUSED: t('campaigns.was-paused'),
    RESUMED: t('campaigns.was-resumed'),
  }
  return (
    <Card>
      <Heading level={2}>{t('campaigns.history')}</Heading>
      <Timeline
        label={t('campaigns.history')}
        events={history.map(({ type, date, by }) => ({
          id: `${date} ${type}`,
          at: date,
          title: titles[type] ?? type,
          who: by.name ?? (by.type === 'APP' ? t('campaigns.app') : t('campaigns.former')),
        }))}
      />
    </Card>
  )
}

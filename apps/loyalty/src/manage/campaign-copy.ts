import type { useFormat } from '@galleria/i18n'
import type { LoyaltyCampaign } from '@galleria/platform-client/loyalty-campaigns'
import type { Say } from './messages/index.ts'

type Format = ReturnType<typeof useFormat>

/** Effect of a campaign in words. */
export function campaignGives(
  { factorPercent, bonusPoints }: Pick<LoyaltyCampaign, 'factorPercent' | 'bonusPoints'>,
  t: Say,
  format: Format,
): string {
  if (bonusPoints !== undefined) return t('campaigns.gives-bonus', { count: bonusPoints })
  return t('campaigns.gives-factor', { factor: format.number((factorPercent ?? 100) / 100) })
}

/** Status in words; one that is not known stays as it is written. */
export function campaignState(status: string, t: Say) {
  switch (status) {
    case 'RUNNING':
      return { text: t('campaigns.running'), tone: 'success' } as const
    case 'SCHEDULED':
      return { text: t('campaigns.scheduled'), tone: 'neutral' } as const
    case 'PAUSED':
      return { text: t('campaigns.paused'), tone: 'warning' } as const
    case 'SPENT':
      return { text: t('campaigns.spent'), tone: 'warning' } as const
    case 'ENDED':
      return { text: t('campaigns.ended'), tone: 'neutral' } as const
    default:
      return { text: status, tone: 'neutral' } as const
  }
}

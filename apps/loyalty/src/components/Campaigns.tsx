import { useFormat } from '@galleria/i18n'
import type { RunningCampaign } from '@galleria/platform-client/loyalty-campaigns'
import { Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './earn/WaysToEarn.module.css'

/** Campaigns that run, with what they give and until when. */
export function Campaigns({ campaigns }: { readonly campaigns: readonly RunningCampaign[] }) {
  const t = useMessages()
  const format = useFormat()
  if (campaigns.length === 0) return null
  return (
    <section aria-labelledby="campaigns-title">
      <Heading level={2} size="2xl" id="campaigns-title">
        {t('campaigns.title')}
      </Heading>
      <ul className={styles.ways}>
        {campaigns.map(({ id, name, endDate, factorPercent = 100, bonusPoints, ...goods }) => {
          const isForSome = goods.productIds.length > 0 || goods.collectionIds.length > 0
          return (
            <li key={id} className={styles.way}>
              <span>
                <bdi>{name}</bdi>{' '}
                <small>
                  {t('campaigns.until', { time: format.moment(endDate) })}
                  {isForSome && ` · ${t('campaigns.some')}`}
                </small>
              </span>{' '}
              <strong className={styles.reward}>
                {bonusPoints === undefined
                  ? t('campaigns.factor', { factor: format.number(factorPercent / 100) })
                  : t('campaigns.bonus', { count: bonusPoints })}
              </strong>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

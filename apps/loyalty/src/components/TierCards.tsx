import { useContentLang } from '@galleria/i18n'
import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import { Card, Content, Grid, Heading } from '@galleria/ui'
import { useContext } from 'react'
import { useMessages } from '../messages/index.ts'
import { PointName } from '../messages/point-name.ts'
import { OwnIcon } from './OwnIcon.tsx'
import styles from './TierCards.module.css'
import { usePointsText } from './use-points-text.ts'

export function TierCards({ tiers }: { readonly tiers: readonly LoyaltyTier[] }) {
  const t = useMessages()
  const lang = useContentLang()
  const name = useContext(PointName)
  const points = usePointsText()
  if (tiers.length === 0) return null
  const from = (count: number) => {
    if (count === 0) return t('tiers.start')
    return name ? t('tiers.from-named', { points: points(count) }) : t('tiers.from', { count })
  }
  return (
    <section aria-labelledby="tiers-title">
      <Heading level={2} size="2xl" id="tiers-title">
        {t('tiers.title')}
      </Heading>
      <Grid as="ul" min={14} className={styles.tiers}>
        {tiers.map(({ id, tierDefinition, requiredPoints }) => (
          <Card as="li" key={id} className={styles.tier}>
            <p className={styles.points}>{from(requiredPoints)}</p>
            <OwnIcon icon={tierDefinition.icon} size={36} />
            <Heading level={3} size="xl">
              <Content text={tierDefinition.name} lang={lang.ofField(tierDefinition, 'name')} />
            </Heading>
            {tierDefinition.description && (
              <p className={styles.words}>
                <Content
                  text={tierDefinition.description}
                  lang={lang.ofField(tierDefinition, 'description')}
                />
              </p>
            )}
          </Card>
        ))}
      </Grid>
    </section>
  )
}

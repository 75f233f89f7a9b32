import { useWidgetData, type WidgetLoader, type Widgets } from '@galleria/federation'
import { Link } from '@galleria/router'
import { Icon } from '@galleria/ui'
import type { ReactNode } from 'react'
import { OwnIcon } from '../components/OwnIcon.tsx'
import { useMessages } from '../messages/index.ts'
import { pointsText } from '../rules/point-name.ts'
import { goByTier, pointsFor } from '../rules/points.ts'
import styles from './PointsPreview.module.css'
import { useCampaignPoints } from './use-campaign-points.ts'
import { useMyAccount } from './use-my-account.ts'

export const loader = (async ({ context }) => {
  const { readPreview } = await import(/* webpackChunkName: 'points' */ '../data/preview.ts')
  return readPreview(context)
}) satisfies WidgetLoader

const link = (children: ReactNode[]) => <Link to="/loyalty">{children}</Link>

type Props = Widgets['loyalty.points-preview'] & {
  /** Product whose page it is. */
  readonly productId?: string
}

/**
 * Points that a purchase would earn, at the rate of the member's tier, with what campaigns add. Nothing where the rules are
 * not known or give nothing.
 */
export default function PointsPreview({ amount, lines, productId }: Props) {
  const t = useMessages()
  const { rules = [], hasCampaigns = false, name, icon } = useWidgetData<typeof loader>() ?? {}
  const tierId = useMyAccount({ wanted: goByTier(rules) })?.account?.tier?.id
  const goods = lines ?? (productId ? [{ productId, amount }] : [])
  const extra = useCampaignPoints(goods, hasCampaigns)
  const points = pointsFor(amount, rules, tierId ?? undefined) + (extra?.points ?? 0)
  if (points === 0) return null
  return (
    <p data-boundary="loyalty" className={styles.preview}>
      {icon ? <OwnIcon icon={icon} size={18} /> : <Icon name="star" size={18} />}
      <span>
        {name
          ? t('earn.preview-named', { points: pointsText(t, points, name), link })
          : t('earn.preview', { count: points, link })}
        {extra && extra.points > 0 && (
          <small>
            {t('campaigns.with', {
              names: extra.campaigns.map(({ name }) => `\u2068${name}\u2069`).join(', '),
            })}
          </small>
        )}
      </span>
    </p>
  )
}

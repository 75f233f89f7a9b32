import { platform, useWidgetData, type WidgetLoader, type Widgets } from '@galleria/federation'
import { listEarningRules } from '@galleria/platform-client/loyalty'
import { Link } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { quietly } from '../my-account.ts'
import { pointsText } from '../rules/count-words.ts'
import { isActive, pointsFor } from '../rules/points.ts'
import styles from './PointsPreview.module.css'

export const loader = (async ({ context }) => {
  const none = { earningRules: [] }
  const { earningRules } = await quietly(listEarningRules(context.get(platform)), none)
  return { rules: earningRules.filter(isActive) }
}) satisfies WidgetLoader

/** What a purchase would earn. Nothing where the rules are not known or give nothing. */
export default function PointsPreview({ amount }: Widgets['loyalty.points-preview']) {
  const data = useWidgetData<typeof loader>()
  const points = data ? pointsFor(amount, data.rules) : 0
  if (points === 0) return null
  return (
    <p data-boundary="loyalty" className={styles.preview}>
      <Icon name="star" size={18} />
      <span>
        <Link to="/loyalty">Earn {pointsText(points)}</Link> with this purchase
      </span>
    </p>
  )
}

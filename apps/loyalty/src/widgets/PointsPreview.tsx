import { platform, useWidgetData, type WidgetLoader, type Widgets } from '@galleria/federation'
import { listEarningRules } from '@galleria/platform-client/loyalty'
import { Link } from '@galleria/router'
import { Icon } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { quietly } from '../my-account.ts'
import { isActive, pointsFor } from '../rules/points.ts'
import styles from './PointsPreview.module.css'

export const loader = (async ({ context }) => {
  const none = { earningRules: [] }
  const { earningRules } = await quietly(listEarningRules(context.get(platform)), none)
  return { rules: earningRules.filter(isActive) }
}) satisfies WidgetLoader

const link = (children: ReactNode[]) => <Link to="/loyalty">{children}</Link>

/** What a purchase would earn. Nothing where the rules are not known or give nothing. */
export default function PointsPreview({ amount }: Widgets['loyalty.points-preview']) {
  const t = useMessages()
  const data = useWidgetData<typeof loader>()
  const points = data ? pointsFor(amount, data.rules) : 0
  if (points === 0) return null
  return (
    <p data-boundary="loyalty" className={styles.preview}>
      <Icon name="star" size={18} />
      <span>{t('earn.preview', { count: points, link })}</span>
    </p>
  )
}

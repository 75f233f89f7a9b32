import { platform, useWidgetData, type WidgetLoader, type Widgets } from '@galleria/federation'
import { getLoyaltyProgram, listEarningRules } from '@galleria/platform-client/loyalty'
import { Link } from '@galleria/router'
import { Icon } from '@galleria/ui'
import type { ReactNode } from 'react'
import { OwnIcon } from '../components/OwnIcon.tsx'
import { quietly } from '../data/my-account.ts'
import { useMessages } from '../messages/index.ts'
import { ownPointName, pointsText } from '../rules/point-name.ts'
import { goByTier, isActive, pointsFor } from '../rules/points.ts'
import styles from './PointsPreview.module.css'
import { useMyAccount } from './use-my-account.ts'

/** A program that rests gives nothing, whatever its rules say. */
export const loader = (async ({ context }) => {
  const client = context.get(platform)
  const none = { loyaltyProgram: { status: null, pointDefinition: null } }
  const [{ earningRules }, { loyaltyProgram }] = await Promise.all([
    quietly(listEarningRules(client), { earningRules: [] }),
    quietly(getLoyaltyProgram(client), none),
  ])
  return {
    rules: loyaltyProgram.status === 'ACTIVE' ? earningRules.filter(isActive) : [],
    name: ownPointName(loyaltyProgram),
    icon: loyaltyProgram.pointDefinition?.icon,
  }
}) satisfies WidgetLoader

const link = (children: ReactNode[]) => <Link to="/loyalty">{children}</Link>

/** Points that a purchase would earn, at the rate of the member's tier. Nothing where the rules are not known or give nothing. */
export default function PointsPreview({ amount }: Widgets['loyalty.points-preview']) {
  const t = useMessages()
  const { rules = [], name, icon } = useWidgetData<typeof loader>() ?? {}
  const tierId = useMyAccount({ wanted: goByTier(rules) })?.account?.tier?.id
  const points = pointsFor(amount, rules, tierId ?? undefined)
  if (points === 0) return null
  return (
    <p data-boundary="loyalty" className={styles.preview}>
      {icon ? <OwnIcon icon={icon} size={18} /> : <Icon name="star" size={18} />}
      <span>
        {name
          ? t('earn.preview-named', { points: pointsText(t, points, name), link })
          : t('earn.preview', { count: points, link })}
      </span>
    </p>
  )
}

import { Content, inStyle } from '@galleria/ui'
import type { ShownBadge } from '../../data/community/badges.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Badges.module.css'

interface BadgesProps {
  readonly badges: readonly ShownBadge[]
  /** Number of items that fit a tile; the rest are counted. */
  readonly most?: number
}

export function Badges({ badges, most = badges.length }: BadgesProps) {
  const t = useMessages()
  if (badges.length === 0) return null
  const rest = badges.length - most
  return (
    <ul className={styles.badges} aria-label={t('community.badges')}>
      {badges.slice(0, most).map(({ id, title, description, background, ink }) => (
        <li
          key={id}
          className={styles.badge}
          ref={inStyle({ background, color: ink })}
          title={description ?? undefined}
        >
          <Content text={title} />
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{t('community.more-badges', { count: rest })}</li>}
    </ul>
  )
}

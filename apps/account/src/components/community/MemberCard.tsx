import { useFormat } from '@galleria/i18n'
import { Link } from '@galleria/router'
import { Heading } from '@galleria/ui'
import type { ShownBadge } from '../../data/community/badges.ts'
import type { Relations } from '../../data/community/relations.ts'
import { profilePath, type SeenMember } from '../../data/community/seen-member.ts'
import { useMessages } from '../../messages/index.ts'
import { Avatar } from './Avatar.tsx'
import { Badges } from './Badges.tsx'
import { FollowButton } from './FollowButton.tsx'
import styles from './MemberCard.module.css'

interface MemberCardProps {
  readonly member: SeenMember
  readonly badges: readonly ShownBadge[]
  readonly relations: Relations | null | undefined
}

export function MemberCard({ member, badges, relations }: MemberCardProps) {
  const t = useMessages()
  const format = useFormat()
  const { name, title, joined } = member
  return (
    <li className={styles.card}>
      <Avatar member={member} />
      <div className={styles.who}>
        <Heading level={2} size="md" className={styles.name}>
          <Link to={profilePath(member)} className={styles.link}>
            <bdi>{name || t('community.nameless')}</bdi>
          </Link>
        </Heading>
        {title && (
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        )}
        {joined && (
          <p className={styles.joined}>
            {t('community.since', { date: format.date(joined, { year: 'numeric', month: 'short' }) })}
          </p>
        )}
        <Badges badges={badges} most={2} />
      </div>
      {relations && (
        <div className={styles.act}>
          {relations.me === member.id ? (
            <span className={styles.joined}>{t('community.you')}</span>
          ) : (
            <FollowButton member={member} relations={relations} size="small" isListed />
          )}
        </div>
      )}
    </li>
  )
}

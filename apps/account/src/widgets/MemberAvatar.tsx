import type { Widgets } from '@galleria/federation'
import { useFetcher } from '@galleria/router'
import { useEffect } from 'react'
import { Avatar } from '../components/community/Avatar.tsx'
import { Badges } from '../components/community/Badges.tsx'
import type { AvatarOf } from '../data/community/avatar.ts'
import styles from './MemberAvatar.module.css'

/** A member's photo, or their first letters, with the first badge they wear; nothing of whom one may not see. */
export default function MemberAvatar({ memberId, size = 'small' }: Widgets['account.member-avatar']) {
  const { load, data } = useFetcher<AvatarOf | null>({ key: `avatar ${memberId}` })
  useEffect(() => void load(`/members/-/avatar?${new URLSearchParams({ id: memberId })}`), [load, memberId])
  if (data?.member.id !== memberId) return null
  return (
    <div data-boundary="account" className={styles.avatar}>
      <Avatar member={data.member} size={size} />
      <Badges badges={data.badges} most={1} />
    </div>
  )
}

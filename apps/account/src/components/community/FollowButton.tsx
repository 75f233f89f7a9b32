import { Button, type ButtonSize } from '@galleria/ui'
import type { Relations } from '../../data/community/relations.ts'
import type { SeenMember } from '../../data/community/seen-member.ts'
import { useMessages } from '../../messages/index.ts'
import { useAct } from './use-act.ts'

interface FollowButtonProps {
  readonly member: Pick<SeenMember, 'id' | 'name'>
  readonly relations: Relations
  readonly size?: ButtonSize
  /** Listed with many others, so that no one of them is the main action of its page. */
  readonly isListed?: boolean
}

/** Follow button; empty for oneself, and where one of the two has blocked the other. */
export function FollowButton(props: FollowButtonProps) {
  const { relations, size = 'medium', isListed = false } = props
  const { id, name } = props.member
  const t = useMessages()
  const { send, doing } = useAct()
  if (relations.me === id || relations.blocking.includes(id) || relations.blockedBy.includes(id)) return null
  const follows = doing ? doing === 'follow' : relations.following.includes(id)
  const called = { name: name || t('community.nameless') }
  return (
    <Button
      size={size}
      variant={follows || isListed ? 'secondary' : 'primary'}
      pending={doing !== ''}
      aria-label={follows ? t('community.unfollow-name', called) : t('community.follow-name', called)}
      onClick={() => send({ intent: follows ? 'unfollow' : 'follow', memberId: id, name: name ?? '' })}
    >
      {follows ? t('community.unfollow') : t('community.follow')}
    </Button>
  )
}

import { Link } from '@galleria/router'
import { Button, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { useAct } from './use-act.ts'
import { useStanding } from './use-standing.ts'

/** Above the directory, for a member: whether others see them, and the way in or to one's own page. */
export function OwnPlace() {
  const t = useMessages()
  const standing = useStanding([])
  const { send, doing } = useAct()
  if (!standing) return null
  if (standing.isInCommunity)
    return (
      <p>
        {t('community.taking-part')}{' '}
        <TextLink as={Link} to={`/members/${standing.slug}`}>
          {t('community.own-profile')}
        </TextLink>
      </p>
    )
  return (
    <Notice
      title={t('community.not-in')}
      action={
        standing.isMuted ? undefined : (
          <Button variant="primary" pending={doing !== ''} onClick={() => send({ intent: 'join' })}>
            {t('community.join')}
          </Button>
        )
      }
    >
      {standing.isMuted ? t('refused.join') : t('community.not-in-more')}
    </Notice>
  )
}

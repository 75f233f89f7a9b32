import { Link } from '@galleria/router'
import { Button, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import { useAct } from './use-act.ts'
import { useRelations } from './use-relations.ts'

/** Above the directory, for a member: whether others see them, and the way in or to one's own page. */
export function OwnPlace() {
  const t = useMessages()
  const relations = useRelations([])
  const { send, doing } = useAct()
  if (!relations) return null
  if (relations.isInCommunity)
    return (
      <p>
        {t('community.taking-part')}{' '}
        <TextLink as={Link} to={`/members/${relations.slug}`}>
          {t('community.own-profile')}
        </TextLink>
      </p>
    )
  return (
    <Notice
      title={t('community.not-in')}
      action={
        relations.isMuted ? undefined : (
          <Button variant="primary" pending={doing !== ''} onClick={() => send({ intent: 'join' })}>
            {t('community.join')}
          </Button>
        )
      }
    >
      {relations.isMuted ? t('refused.join') : t('community.not-in-more')}
    </Notice>
  )
}

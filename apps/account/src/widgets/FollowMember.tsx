import type { Widgets } from '@galleria/federation'
import { Link, useLocation } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { FollowButton } from '../components/community/FollowButton.tsx'
import { useRelations } from '../components/community/use-relations.ts'
import { useMessages } from '../messages/index.ts'
import { signInPath } from '../rules/return-to.ts'

/** Follows a member and back; leads a visitor to the sign-in and back, and shows nothing until it is known who asks. */
export default function FollowMember({
  memberId,
  memberName,
  size = 'small',
}: Widgets['account.follow-button']) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const relations = useRelations([memberId])
  if (relations === undefined) return null
  return (
    <div data-boundary="account">
      {relations ? (
        <FollowButton member={{ id: memberId, name: memberName }} relations={relations} size={size} />
      ) : (
        <ButtonLink as={Link} to={signInPath(pathname + search)} size={size}>
          {t('profile.sign-in')}
        </ButtonLink>
      )}
    </div>
  )
}

import type { Widgets } from '@galleria/federation'
import { Link, useLocation } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { FollowButton } from '../components/community/FollowButton.tsx'
import { useStanding } from '../components/community/use-standing.ts'
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
  const standing = useStanding([memberId])
  if (standing === undefined) return null
  return (
    <div data-boundary="account">
      {standing ? (
        <FollowButton member={{ id: memberId, name: memberName }} standing={standing} size={size} />
      ) : (
        <ButtonLink as={Link} to={signInPath(pathname + search)} size={size}>
          {t('profile.sign-in')}
        </ButtonLink>
      )}
    </div>
  )
}

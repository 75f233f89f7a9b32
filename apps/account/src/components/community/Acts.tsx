import { Link, useLocation } from '@galleria/router'
import { Button, ButtonLink } from '@galleria/ui'
import { lazy, Suspense, useState } from 'react'
import type { Relations } from '../../data/community/relations.ts'
import type { SeenMember } from '../../data/community/seen-member.ts'
import { useMessages } from '../../messages/index.ts'
import { signInPath } from '../../rules/return-to.ts'
import { FollowButton } from './FollowButton.tsx'
import { useAct } from './use-act.ts'

const ReportDialog = lazy(() => import('./ReportDialog.tsx'))
const BlockDialog = lazy(() => import('./BlockDialog.tsx'))

interface ActsProps {
  readonly member: SeenMember
  /** Undefined until it is known. */
  readonly relations: Relations | null | undefined
}

/** Actions of one member on another: follow, report, block, and back. */
export function Acts({ member, relations }: ActsProps) {
  const t = useMessages()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<'report' | 'block' | null>(null)
  const { send, doing } = useAct()
  if (relations === undefined) return null
  if (relations === null)
    return (
      <ButtonLink as={Link} to={signInPath(pathname)}>
        {t('profile.sign-in')}
      </ButtonLink>
    )
  const close = () => setOpen(null)
  const isBlocked = relations.blocking.includes(member.id)
  return (
    <>
      <FollowButton member={member} relations={relations} />
      {isBlocked ? (
        <Button
          pending={doing !== ''}
          onClick={() => send({ intent: 'unblock', memberId: member.id, name: member.name ?? '' })}
        >
          {t('profile.unblock')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setOpen('block')}>
          {t('profile.block')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('report')}>
        {t('profile.report')}
      </Button>
      <Suspense>
        {open === 'report' && <ReportDialog member={member} onClose={close} />}
        {open === 'block' && <BlockDialog member={member} onClose={close} />}
      </Suspense>
    </>
  )
}

import { useSession } from '@galleria/auth/react'
import { PageMissing } from '@galleria/page-parts/page-missing'
import { PageOutage } from '@galleria/page-parts/page-outage'
import { isRouteErrorResponse, useRevalidator, useRouteError } from '@galleria/router'
import { Container } from '@galleria/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../messages/index.ts'

/** Error page of the community. */
export default function Problem() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <Container data-boundary="account">{isMissing ? <NotHere /> : <NoAnswer />}</Container>
}

/** The server looked as a visitor does: a member may see more, themselves above all, and looks again. */
function NotHere() {
  const t = useMessages()
  const { isMember } = useSession()
  const { revalidate } = useRevalidator()
  const looked = useRef(false)
  const look = useEffectEvent(() => {
    if (looked.current) return
    looked.current = true
    void revalidate()
  })
  useEffect(() => {
    if (isMember) look()
  }, [isMember])
  return (
    <PageMissing
      title={t('unseen.title')}
      description={t('unseen.more')}
      to="/members"
      label={t('community.all')}
    />
  )
}

function NoAnswer() {
  const t = useMessages()
  return (
    <PageOutage
      title={t('community.outage')}
      description={t('outage.short')}
      again={t('account.try-again')}
    />
  )
}

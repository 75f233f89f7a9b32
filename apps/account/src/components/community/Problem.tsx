import { useSession } from '@galleria/auth/react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@galleria/router'
import { Button, ButtonLink, Container, EmptyState } from '@galleria/ui'
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
    <>
      <title>{t('unseen.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('unseen.title')}
        description={t('unseen.more')}
        action={
          <ButtonLink as={Link} to="/members">
            {t('community.all')}
          </ButtonLink>
        }
      />
    </>
  )
}

function NoAnswer() {
  const t = useMessages()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <title>{t('community.outage')}</title>
      <EmptyState
        headingLevel={1}
        title={t('community.outage')}
        description={t('outage.short')}
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => void revalidate()}>
            {t('account.try-again')}
          </Button>
        }
      />
    </>
  )
}

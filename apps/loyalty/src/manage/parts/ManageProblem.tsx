import { isRouteErrorResponse, Link, useLocation, useRevalidator, useRouteError } from '@galleria/router'
import { Button, ButtonLink, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { signInPath } from '../staff.ts'

export function ManageProblem() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 0
  return (
    <Container data-boundary="loyalty">
      <meta name="robots" content="noindex" />
      {status === 403 ? <NotForYou /> : status === 404 ? <Nothing /> : <NoAnswer />}
    </Container>
  )
}

function NotForYou() {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <>
      <title>{t('refused.title')}</title>
      <EmptyState
        headingLevel={1}
        title={t('refused.title')}
        description={t('refused.more')}
        action={
          <>
            <ButtonLink as={Link} to="/loyalty" variant="primary">
              {t('refused.own')}
            </ButtonLink>
            <ButtonLink as={Link} to={signInPath(pathname)}>
              {t('refused.other')}
            </ButtonLink>
          </>
        }
      />
    </>
  )
}

function Nothing() {
  const t = useMessages()
  return (
    <>
      <title>{t('nothing.title')}</title>
      <EmptyState
        headingLevel={1}
        title={t('nothing.title')}
        description={t('nothing.more')}
        action={
          <ButtonLink as={Link} to="/manage/loyalty">
            {t('nothing.back')}
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
      <title>{t('outage.title')}</title>
      <EmptyState
        headingLevel={1}
        title={t('outage.title')}
        description={t('outage.more')}
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
            {t('outage.again')}
          </Button>
        }
      />
    </>
  )
}

import { PageOutage } from '@galleria/page-parts/page-outage'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from './messages/index.ts'
import { signInPath } from './staff.ts'

interface Props {
  /** The module. */
  readonly boundary: string
  /** To whom it belongs, and where a shopper finds their own. */
  readonly refused: { readonly more: string; readonly to: string; readonly label: string }
  /** Start page of the part. */
  readonly home: { readonly to: string; readonly label: string }
  readonly outage: string
}

/** Instead of a section: it is not for whoever asks, it is not there, or nothing answers. */
export function ManageProblem({ boundary, refused, home, outage }: Props) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 0
  return (
    <Container data-boundary={boundary}>
      <meta name="robots" content="noindex" />
      {status === 403 ? (
        <NotForYou {...refused} />
      ) : status === 404 ? (
        <Nothing {...home} />
      ) : (
        <NoAnswer title={outage} />
      )}
    </Container>
  )
}

function Problem(props: {
  readonly title: string
  readonly description: string
  readonly action: ReactNode
}) {
  return (
    <>
      <title>{props.title}</title>
      <EmptyState headingLevel={1} {...props} />
    </>
  )
}

function NotForYou({ more, to, label }: Props['refused']) {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <Problem
      title={t('refused.title')}
      description={more}
      action={
        <>
          <ButtonLink as={Link} to={to} variant="primary">
            {label}
          </ButtonLink>
          <ButtonLink as={Link} to={signInPath(pathname)}>
            {t('refused.other')}
          </ButtonLink>
        </>
      }
    />
  )
}

function Nothing({ to, label }: Props['home']) {
  const t = useMessages()
  return (
    <Problem
      title={t('nothing.title')}
      description={t('nothing.more')}
      action={
        <ButtonLink as={Link} to={to}>
          {label}
        </ButtonLink>
      }
    />
  )
}

function NoAnswer({ title }: { readonly title: string }) {
  const t = useMessages()
  return <PageOutage title={title} description={t('outage.more')} again={t('outage.again')} />
}

import { PageOutage } from '@galleria/page-parts/page-outage'
import { isApplicationError } from '@galleria/platform-client'
import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from './messages/index.ts'
import { SECOND_FACTOR, signInPath } from './staff/staff.ts'

interface Props {
  /** The module. */
  readonly boundary: string
  /** Text that names whom the admin is for, and a link to the shopper's own pages. */
  readonly refused: { readonly more: string; readonly to: string; readonly label: string }
  /** Start page of the part. */
  readonly home: { readonly to: string; readonly label: string }
  readonly outage: string
}

/** Codes of a site of catalog V1 and of one of V3 for what they don't have. */
const otherCatalog = ['CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'CATALOG_V3_CALLING_CATALOG_V1_API'] as const

/** Page in place of a section that is not for whoever asks, is not there (also where nothing was thrown), is not of the site's catalog, or has no answer. */
export function ManageProblem({ boundary, refused, home, outage }: Props) {
  const error = useRouteError()
  const status = error == null ? 404 : isRouteErrorResponse(error) ? error.status : 0
  return (
    <Container data-boundary={boundary} data-refused={status === 403 ? '' : undefined}>
      <meta name="robots" content="noindex" />
      {status === 403 && isRouteErrorResponse(error) && error.data === SECOND_FACTOR ? (
        <FactorMissing />
      ) : status === 403 ? (
        <NotForYou {...refused} />
      ) : status === 404 ? (
        <Nothing {...home} />
      ) : isApplicationError(error, ...otherCatalog) ? (
        <OtherCatalog isV1={error.code === otherCatalog[0]} {...home} />
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

function FactorMissing() {
  const t = useMessages()
  return (
    <Problem
      title={t('factor.title')}
      description={t('factor.more')}
      action={
        <ButtonLink as={Link} to="/account/security" variant="primary">
          {t('factor.add')}
        </ButtonLink>
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

function OtherCatalog({ isV1, to, label }: Props['home'] & { readonly isV1: boolean }) {
  const t = useMessages()
  return (
    <Problem
      title={t('other-catalog.title')}
      description={t('other-catalog.more', { version: isV1 ? 'V1' : 'V3' })}
      action={
        <ButtonLink as={Link} to={to} variant="primary">
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

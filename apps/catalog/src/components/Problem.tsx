import { PageOutage } from '@galleria/page-parts/page-outage'
import { PageTitle } from '@galleria/page-parts/page-title'
import { isRouteErrorResponse, Link, useRouteError } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './Problem.module.css'
import { SearchForm } from './search/SearchForm.tsx'

/** Error page of this module, shown where a page could not be loaded. */
export default function Problem() {
  const error = useRouteError()
  return (
    <Container data-boundary="catalog">
      {isRouteErrorResponse(error) && error.status === 404 ? <NotHere /> : <NoAnswer />}
    </Container>
  )
}

function NotHere() {
  const t = useMessages()
  return (
    <>
      <PageTitle page={t('missing.page')} />
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('missing.title')}
        description={t('missing.more')}
        action={
          <div className={styles.ways}>
            <SearchForm term="" label={t('search.label')} />
            <ButtonLink as={Link} to="/products">
              {t('nothing.all')}
            </ButtonLink>
          </div>
        }
      />
    </>
  )
}

function NoAnswer() {
  const t = useMessages()
  return (
    <PageOutage
      page={t('outage.page')}
      title={t('outage.title')}
      description={t('outage.more')}
      again={t('outage.again')}
    />
  )
}

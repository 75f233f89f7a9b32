import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@galleria/router'
import { Button, ButtonLink, Container, EmptyState } from '@galleria/ui'
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
      <title>{t('missing.page')}</title>
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
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <title>{t('outage.page')}</title>
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

import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@galleria/router'
import { Button, ButtonLink, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

/** Error page of the program, and page of a store without one. */
export function PageProblem() {
  const error = useRouteError()
  return (
    <Container data-boundary="loyalty">
      {isRouteErrorResponse(error) && error.status === 404 ? (
        error.data === 'transaction' ? (
          <NoTransaction />
        ) : (
          <NoProgram />
        )
      ) : (
        <NoAnswer />
      )}
    </Container>
  )
}

function NoProgram() {
  const t = useMessages()
  return (
    <>
      <title>{t('problem.none-page')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('problem.none')}
        description={t('problem.none-more')}
        action={
          <ButtonLink as={Link} to="/products">
            {t('problem.see-products')}
          </ButtonLink>
        }
      />
    </>
  )
}

/** Same answer for another member's item as for one that does not exist. */
function NoTransaction() {
  const t = useMessages()
  return (
    <>
      <title>{t('detail.none')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('detail.none')}
        description={t('detail.none-more')}
        action={
          <ButtonLink as={Link} to="/loyalty/history">
            {t('detail.back')}
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
      <title>{t('problem.outage-page')}</title>
      <EmptyState
        headingLevel={1}
        title={t('problem.outage')}
        description={t('problem.outage-more')}
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => revalidate()}>
            {t('problem.try-again')}
          </Button>
        }
      />
    </>
  )
}

import { PageMissing } from '@galleria/page-parts/page-missing'
import { PageOutage } from '@galleria/page-parts/page-outage'
import { isRouteErrorResponse, useRouteError } from '@galleria/router'
import { Container } from '@galleria/ui'
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
    <PageMissing
      page={t('problem.none-page')}
      title={t('problem.none')}
      description={t('problem.none-more')}
      to="/products"
      label={t('problem.see-products')}
    />
  )
}

/** Same answer for another member's item as for one that does not exist. */
function NoTransaction() {
  const t = useMessages()
  return (
    <PageMissing
      title={t('detail.none')}
      description={t('detail.none-more')}
      to="/loyalty/history"
      label={t('detail.back')}
    />
  )
}

function NoAnswer() {
  const t = useMessages()
  return (
    <PageOutage
      page={t('problem.outage-page')}
      title={t('problem.outage')}
      description={t('problem.outage-more')}
      again={t('problem.try-again')}
    />
  )
}

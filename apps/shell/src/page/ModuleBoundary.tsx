import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isOutage } from '../common/errors.ts'
import { useMessages } from '../messages/index.ts'
import { NotFound } from './NotFound.tsx'
import { TryAgain } from './TryAgain.tsx'

/** Catches errors that a module's page did not handle. The frame and the other modules live on. */
export function ModuleBoundary() {
  const error = useRouteError()
  const t = useMessages()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  if (isOutage(error)) {
    return <TryAgain title={t('problem.outage')}>{t('problem.outage-more')}</TryAgain>
  }
  return <TryAgain title={t('problem.part')}>{t('problem.part-more')}</TryAgain>
}

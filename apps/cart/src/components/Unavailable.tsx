import { isPlatformError } from '@galleria/platform-client'
import { useRevalidator, useRouteError } from '@galleria/router'
import { Button, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

/** The platform is down, or the page broke: nothing is lost, and trying again is one click. */
export function Unavailable({ title }: { readonly title: string }) {
  const t = useMessages()
  const error = useRouteError()
  const { state, revalidate } = useRevalidator()
  const requestId = isPlatformError(error) ? error.requestId : undefined
  return (
    <Container data-boundary="cart">
      <title>{t('outage.page', { store: 'Galleria' })}</title>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title={title}
          description={t('outage.more')}
          action={
            <Button variant="primary" onClick={() => void revalidate()} pending={state !== 'idle'}>
              {t('cart.try-again')}
            </Button>
          }
        />
        {requestId && <p>{t('outage.mention', { requestId })}</p>}
      </div>
    </Container>
  )
}

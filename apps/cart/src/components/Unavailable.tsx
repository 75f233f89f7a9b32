import { PageOutage } from '@galleria/page-parts/page-outage'
import { isPlatformError } from '@galleria/platform-client'
import { useRouteError } from '@galleria/router'
import { Container } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

/** The platform is down, or the page broke: nothing is lost, and trying again is one click. */
export function Unavailable({ title }: { readonly title: string }) {
  const t = useMessages()
  const error = useRouteError()
  const requestId = isPlatformError(error) ? error.requestId : undefined
  return (
    <Container data-boundary="cart">
      <div role="alert">
        <PageOutage
          page={t('outage.page')}
          title={title}
          description={t('outage.more')}
          again={t('cart.try-again')}
        />
        {requestId && <p>{t('outage.mention', { requestId })}</p>}
      </div>
    </Container>
  )
}

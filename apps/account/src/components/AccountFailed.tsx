import { PageOutage } from '@galleria/page-parts/page-outage'
import { Container } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

export function AccountFailed() {
  const t = useMessages()
  return (
    <Container data-boundary="account">
      <div role="alert">
        <PageOutage
          page={t('account.failed-page')}
          title={t('account.failed')}
          description={t('account.failed-more')}
          again={t('account.try-again')}
        />
      </div>
    </Container>
  )
}

import { PageOutage } from '@galleria/page-parts/page-outage'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import { Container } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

export function AccountFailed() {
  const t = useMessages()
  const store = useStoreName()
  return (
    <Container data-boundary="account">
      <div role="alert">
        <PageOutage
          page={t('account.page', { title: t('account.failed-page'), store })}
          title={t('account.failed')}
          description={t('account.failed-more')}
          again={t('account.try-again')}
        />
      </div>
    </Container>
  )
}

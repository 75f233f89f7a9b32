import { useRevalidator } from '@galleria/router'
import { Button, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

export function AccountFailed() {
  const t = useMessages()
  const { state, revalidate } = useRevalidator()
  return (
    <Container data-boundary="account">
      <title>{t('account.page', { title: t('account.failed-page'), store: 'Galleria' })}</title>
      <div role="alert">
        <EmptyState
          headingLevel={1}
          title={t('account.failed')}
          description={t('account.failed-more')}
          action={
            <Button variant="primary" onClick={() => void revalidate()} pending={state !== 'idle'}>
              {t('account.try-again')}
            </Button>
          }
        />
      </div>
    </Container>
  )
}

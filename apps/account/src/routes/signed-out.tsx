import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { useMessages } from '../messages/index.ts'

export function Component() {
  const t = useMessages()
  return (
    <AccountCard title={t('signed-out.title')}>
      <p>{t('signed-out.more')}</p>
      <ButtonLink as={Link} to="/" variant="primary">
        {t('signed-out.shop')}
      </ButtonLink>
      <ButtonLink as={Link} to="/account/sign-in" variant="secondary">
        {t('sign-in.again')}
      </ButtonLink>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'

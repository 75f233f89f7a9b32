import { ButtonLink } from '@galleria/ui'
import { Link, useLocation } from 'react-router'
import { isManagePath } from '../common/prefixes.ts'
import { useMessages } from '../messages/index.ts'
import { Message } from './Message.tsx'

export function NotFound() {
  const t = useMessages()
  const isAdmin = isManagePath(useLocation().pathname)
  return (
    <Message title={t('page.not-found')}>
      <meta name="robots" content="noindex" />
      <p>{t('page.not-found-more')}</p>
      <ButtonLink as={Link} to={isAdmin ? '/manage' : '/products'}>
        {isAdmin ? t('page.to-admin') : t('page.see-products')}
      </ButtonLink>
    </Message>
  )
}

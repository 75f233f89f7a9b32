import { ButtonLink } from '@galleria/ui'
import { Link } from 'react-router'
import { useMessages } from '../messages/index.ts'
import { Message } from './Message.tsx'

export function NotFound() {
  const t = useMessages()
  return (
    <Message title={t('page.not-found')}>
      <meta name="robots" content="noindex" />
      <p>{t('page.not-found-more')}</p>
      <ButtonLink as={Link} to="/products">
        {t('page.see-products')}
      </ButtonLink>
    </Message>
  )
}

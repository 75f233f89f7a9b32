import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

export function EmptyCart() {
  const t = useMessages()
  return (
    <EmptyState
      headingLevel={1}
      title={t('cart.empty')}
      description={t('cart.empty-more')}
      action={
        <ButtonLink as={Link} to="/products" variant="primary">
          {t('cart.browse')}
        </ButtonLink>
      }
    />
  )
}

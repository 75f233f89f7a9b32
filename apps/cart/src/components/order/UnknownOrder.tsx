import { useStoreName } from '@galleria/page-parts/use-store-name'
import { Link } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

/** A link followed on another device, or an order of somebody else. */
export function UnknownOrder() {
  const t = useMessages()
  const store = useStoreName()
  return (
    <Container data-boundary="cart">
      <title>{t('order.unknown-page', { store })}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('order.unknown')}
        description={t('order.unknown-more')}
        action={
          <ButtonLink as={Link} to="/account/orders" variant="primary">
            {t('order.see-mine')}
          </ButtonLink>
        }
      />
    </Container>
  )
}

import { useSession } from '@galleria/auth/react'
import { Widget } from '@galleria/federation'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState, TextLink } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import styles from './EmptyCart.module.css'

/** An empty cart: the way to the store, to a cart that an account has kept, and to some products. */
export function EmptyCart() {
  const t = useMessages()
  const { isMember } = useSession()
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={t('cart.empty')}
        description={t('cart.empty-more')}
        action={
          <div className={styles.ways}>
            <ButtonLink as={Link} to="/products" variant="primary">
              {t('cart.browse')}
            </ButtonLink>
            <TextLink as={Link} to="/wishlists">
              {t('cart.wishlist')}
            </TextLink>
            {!isMember && (
              <TextLink as={Link} to="/account/sign-in?returnTo=%2Fcart">
                {t('cart.sign-in')}
              </TextLink>
            )}
          </div>
        }
      />
      <Widget name="catalog.suggestions" load="idle" />
    </>
  )
}

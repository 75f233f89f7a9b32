import { Link } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './WishlistLink.module.css'

/** Way to the wishlist, among the tools of the header. */
export default function WishlistLink() {
  const t = useMessages()
  return (
    <div data-boundary="catalog">
      <Link to="/wishlists" className={styles.link} aria-label={t('nav.wishlist')}>
        <Icon name="heart" />
      </Link>
    </div>
  )
}

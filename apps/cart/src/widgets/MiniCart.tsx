import { useFormat } from '@galleria/i18n'
import { Link, useLocation, useNavigate } from '@galleria/router'
import { Icon, VisuallyHidden } from '@galleria/ui'
import { type ComponentType, type MouseEvent, useState } from 'react'
import type { CartDrawerProps } from '../components/cart/CartDrawer.tsx'
import { dismissAdded } from '../data/added-toast.ts'
import { useMessages } from '../messages/index.ts'
import styles from './MiniCart.module.css'
import { useCart } from './use-cart.ts'
import { useQueuedAdds } from './use-queued-adds.ts'

const loadDrawer = () => import('../components/cart/CartDrawer.tsx')

/** Staff pages, on which nobody shops. */
const isStaffPage = (pathname: string) => pathname === '/manage' || pathname.startsWith('/manage/')

/** A plain link to the cart until there is a cart to show; then the number of items, and the drawer. Staff pages read no cart. */
export default function MiniCart() {
  const t = useMessages()
  const { number } = useFormat()
  const { pathname } = useLocation()
  const { cart, refresh, count } = useCart({ isRead: !isStaffPage(pathname) })
  useQueuedAdds()
  const navigate = useNavigate()
  const [Drawer, setDrawer] = useState<ComponentType<CartDrawerProps> | null>(null)
  const [open, setOpen] = useState(false)
  const label = t('cart.count', { count })

  const onClick = async (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (opensElsewhere || count === 0 || pathname === '/cart') return
    event.preventDefault()
    try {
      const { default: Loaded } = await loadDrawer()
      setDrawer(() => Loaded)
      // The toast would lie over the drawer, and leads where the drawer does.
      dismissAdded()
      setOpen(true)
      refresh()
    } catch {
      await navigate('/cart')
    }
  }
  const warm = () => void loadDrawer().catch(() => undefined)

  return (
    <div data-boundary="cart" className={styles.mini}>
      <Link
        to="/cart"
        className={styles.link}
        aria-label={label}
        onClick={onClick}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="bag" />
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {count > 99 ? t('cart.many') : number(count)}
          </span>
        )}
      </Link>
      <VisuallyHidden role="status">{count > 0 && label}</VisuallyHidden>
      {Drawer && <Drawer open={open} onClose={() => setOpen(false)} cart={cart ?? null} count={count} />}
    </div>
  )
}

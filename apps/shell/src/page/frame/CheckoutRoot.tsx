import { Widget } from '@galleria/federation'
import { Container, Icon, Logo } from '@galleria/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useApp } from '../../common/AppContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { PageMain } from '../PageMain.tsx'
import root from '../Root.module.css'
import css from './CheckoutRoot.module.css'
import shop from './Header.module.css'

/** Frame of the checkout: the way home and back to the cart, and nothing else that leads away. `children` come first. */
export function CheckoutRoot({ children }: { readonly children: ReactNode }) {
  const t = useMessages()
  const { site } = useApp()
  return (
    <div className={root.page}>
      {children}
      <header className={css.header}>
        <Container className={css.bar}>
          <Link to="/" className={shop.name}>
            <Logo name={site.name} />
          </Link>
          <p className={css.secure}>
            <Icon name="lock" size={16} />
            {t('header.secure')}
          </p>
          <div className={shop.tools}>
            <Widget
              name="cart.mini-cart"
              load="interaction"
              fallback={
                <Link to="/cart" className={shop.tool} aria-label={t('header.cart')}>
                  <Icon name="bag" />
                </Link>
              }
            />
          </div>
        </Container>
      </header>
      <PageMain />
    </div>
  )
}

import { Slot, Widget } from '@galleria/federation'
import { Container, Icon, Logo } from '@galleria/ui'
import { Link } from 'react-router'
import { useApp } from '../../common/AppContext.tsx'
import { useMessages } from '../../messages/index.ts'
import css from './Header.module.css'

/** Name, collections, search, account and cart: all but the name are other teams' widgets. */
export function Header() {
  const { site } = useApp()
  const t = useMessages()
  return (
    <header className={css.header}>
      <Container className={css.bar}>
        <Link to="/" className={css.name}>
          <Logo name={site.name} />
        </Link>
        <div className={css.menu}>
          <Widget
            name="catalog.menu"
            placement="header"
            load="eager"
            fallback={
              <Link to="/products" className={css.link}>
                {t('header.shop')}
              </Link>
            }
          />
        </div>
        <div className={css.search}>
          <Widget
            name="catalog.search"
            load="interaction"
            fallback={
              <Link to="/search" className={css.tool} aria-label={t('header.search')}>
                <Icon name="search" />
              </Link>
            }
          />
        </div>
        <div className={css.tools}>
          <Slot name="header.tools" load="interaction" />
          <Widget
            name="account.menu"
            load="interaction"
            fallback={
              <Link to="/account" className={css.tool} aria-label={t('header.account')}>
                <Icon name="user" />
              </Link>
            }
          />
          <Widget
            name="cart.mini-cart"
            load="interaction"
            fallback={
              <Link to="/cart" className={css.tool} aria-label={t('header.cart')}>
                <Icon name="bag" />
              </Link>
            }
          />
        </div>
      </Container>
    </header>
  )
}

import { Widget } from '@galleria/federation'
import { Link } from 'react-router'
import css from './Header.module.css'

/** Name, collections, search, account and cart: all but the name are other teams' widgets. */
export function Header() {
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/" className={css.name}>
          Galleria
        </Link>
        <div className={css.menu}>
          <Widget
            name="catalog.menu"
            placement="header"
            load="eager"
            fallback={<Link to="/products">Shop</Link>}
          />
        </div>
        <div className={css.search}>
          <Widget name="catalog.search" load="interaction" fallback={<SearchFallback />} />
        </div>
        <div className={css.tools}>
          <Widget name="account.menu" load="interaction" fallback={<Link to="/account">Account</Link>} />
          <Widget name="cart.mini-cart" load="interaction" fallback={<Link to="/cart">Cart</Link>} />
        </div>
      </div>
    </header>
  )
}

function SearchFallback() {
  return (
    <search>
      <form action="/search">
        <input type="search" name="q" aria-label="Search products" placeholder="Search" />
      </form>
    </search>
  )
}

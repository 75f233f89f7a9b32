import { useSession } from '@galleria/auth/react'
import { platform, useWidgetData, type WidgetLoader, type Widgets } from '@galleria/federation'
import { useContentLang } from '@galleria/i18n'
import { NavLink, useFetcher } from '@galleria/router'
import { Icon, VisuallyHidden } from '@galleria/ui'
import { type MouseEvent, useEffect } from 'react'
import { hasCopy } from '../data/wishes/copy.ts'
import { useMessages } from '../messages/index.ts'
import { browsable, homeCollections } from '../rules/home.ts'
import styles from './Menu.module.css'

interface MenuLink {
  readonly label: string
  readonly to: string
  readonly untranslated?: readonly string[] | undefined
}

interface MenuItem extends MenuLink {
  /** Entries below it, in menus that staff wrote. */
  readonly items?: readonly MenuLink[]
}

export const loader = (async ({ context }) => {
  const client = context.get(platform)
  // Only here: nearly always the server has answered already.
  const { listShownMenus } = await import(/* webpackChunkName: 'data' */ '@galleria/platform-client/menus')
  // The hosted platform has no such call: the collections stand for what nobody wrote.
  const { main, footer } = await listShownMenus(client).catch(() => ({ main: null, footer: null }))
  const written = { ...(main && { main }), ...(footer && { footer }) }
  if (main && footer) return { items: [], written }
  const { queryCollections } = await import(
    /* webpackChunkName: 'data' */ '@galleria/platform-client/collections'
  )
  const { collections } = await queryCollections(client, { query: { paging: { limit: 100 } } })
  const { sale } = homeCollections(collections)
  const toItem = ({ name, slug }: { name: string; slug: string }) => ({
    label: name,
    to: `/collections/${slug}`,
  })
  return { items: browsable(collections).map(toItem), sale: sale && toItem(sale), written }
}) satisfies WidgetLoader

const IN_HEADER = 4
const MENU_ID = 'menu-all'

/** Menu that staff wrote; else the collections: in the header everything and a few, in the footer all. */
export default function Menu({ placement }: Widgets['catalog.menu']) {
  const data = useWidgetData<typeof loader>()
  const t = useMessages()
  const isHeader = placement === 'header'
  useWishes(isHeader)
  const items: readonly MenuItem[] = data?.items ?? []
  const usual: readonly MenuItem[] = [
    ...(isHeader ? [{ label: t('nav.products'), to: '/products' }, ...items.slice(0, IN_HEADER)] : items),
    ...(data?.sale ? [data.sale] : []),
  ]
  const all = isHeader && items.length > IN_HEADER ? [...items, ...(data?.sale ? [data.sale] : [])] : []
  const written: readonly MenuItem[] | undefined = isHeader ? data?.written.main : data?.written.footer
  return (
    <nav data-boundary="catalog" aria-label={isHeader ? t('menu.shop') : t('menu.collections')}>
      <ul className={isHeader ? styles.header : styles.footer}>
        {(written ?? usual).map((item, at) => (
          <li key={`${item.to} ${item.label}`}>
            {item.items?.length ? (
              <Nested item={item} id={isHeader ? `menu-${at}` : undefined} />
            ) : (
              <Entry {...item} />
            )}
          </li>
        ))}
        {!written && all.length > 0 && (
          <li className={styles.more}>
            <Nested item={{ label: t('menu.more'), to: '', items: all }} id={MENU_ID} isIcon />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** A member's wishes come with the first page, and those of this device go to the account. The menu is on every page of the shop. */
function useWishes(isHeader: boolean) {
  const { session, isMember } = useSession()
  const { load } = useFetcher({ key: 'wishes' })
  useEffect(() => {
    // While hydrating the role is the server's.
    const isSettled = isMember === session.isMember
    if (isHeader && isSettled && (isMember || hasCopy())) void load('/wishlists/-/wish')
  }, [isHeader, session, isMember, load])
}

function Entry(link: MenuLink) {
  const { label, to } = link
  const className = styles.link ?? ''
  const lang = useContentLang().ofField(link, 'label')
  if (!to)
    return (
      <span className={className} lang={lang}>
        {label}
      </span>
    )
  return to.startsWith('/') ? (
    <NavLink className={className} lang={lang} to={to} end={to === '/products'}>
      {label}
    </NavLink>
  ) : (
    <a className={className} lang={lang} href={to}>
      {label}
    </a>
  )
}

interface NestedProps {
  readonly item: MenuItem
  readonly id: string | undefined
  /** The label is for ears alone: there is no room for it. */
  readonly isIcon?: boolean
}

/** Entries below another: in the header the browser opens them, in the footer they are listed. */
function Nested({ item, id, isIcon = false }: NestedProps) {
  const { items = [], ...own } = item
  const lang = useContentLang().ofField(own, 'label')
  const shown = id && own.to ? [own, ...items] : items
  const list = (
    <ul className={styles.below}>
      {shown.map((each) => (
        <li key={`${each.to} ${each.label}`}>
          <Entry {...each} />
        </li>
      ))}
    </ul>
  )
  if (!id)
    return (
      <>
        <Entry {...own} />
        {list}
      </>
    )
  const close = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('a')) currentTarget.hidePopover?.()
  }
  return (
    <>
      {isIcon ? (
        <button type="button" className={styles.all} title={own.label} popoverTarget={id}>
          <Icon name="menu" />
          <VisuallyHidden>{own.label}</VisuallyHidden>
        </button>
      ) : (
        <button type="button" className={styles.opens} lang={lang} popoverTarget={id}>
          {own.label}
        </button>
      )}
      {/* biome-ignore lint/a11y: the links in it have the keys; this only closes what a press has left open. */}
      <div id={id} popover="auto" className={styles.popup} onClick={close}>
        {list}
      </div>
    </>
  )
}

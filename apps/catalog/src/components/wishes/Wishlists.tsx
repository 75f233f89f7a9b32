import type { Site } from '@galleria/federation'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import { Link, useFetcher } from '@galleria/router'
import {
  Button,
  ButtonLink,
  Container,
  Disclosure,
  EmptyState,
  Field,
  Notice,
  PageHeader,
  SectionNav,
  TextLink,
  toast,
} from '@galleria/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Changed } from '../../data/wishes/change-list.ts'
import type { ListLink, WishlistsPage } from '../../data/wishes/read-wishlists.ts'
import { useMessages } from '../../messages/index.ts'
import { ListTools } from './ListTools.tsx'
import { WishItems } from './WishItems.tsx'
import styles from './Wishlists.module.css'

const SIGN_IN = '/account/sign-in?returnTo=%2Fwishlists'

/** Lists of a member, or a guest's of this device. */
export function Wishlists({ site, page }: { readonly site: Site; readonly page: WishlistsPage }) {
  const t = useMessages()
  const store = useStoreName()
  const { isMember, links, list, wishes, goneIds } = page
  const fetcher = useFetcher<Changed>()
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  const status = useRef<HTMLParagraphElement>(null)
  const nameOf = ({ name }: Pick<ListLink, 'name'>) => name || t('nav.wishlist')
  const title = nameOf(list ?? { name: '' })
  const onChanged = useEffectEvent((changed: Changed) => {
    if ('problem' in changed) return toast({ title: changed.problem, tone: 'danger' })
    const { done, removed } = changed
    const onAction = () =>
      void fetcher.submit({ intent: 'restore', list: list?.id ?? '', ...removed }, { method: 'post' })
    toast({ title: done, tone: 'success', ...(removed && { action: { label: t('wish.undo'), onAction } }) })
    // The tile that had the focus is gone.
    if (document.activeElement === document.body) status.current?.focus()
  })
  useEffect(() => {
    if (answer) onChanged(answer)
  }, [answer])
  return (
    <Container data-boundary="catalog" className={styles.page}>
      <title>{t('wishlist.page', { title, store })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={<bdi>{title}</bdi>} />
      {links.length > 1 && (
        <SectionNav aria-label={t('wishlist.lists')}>
          {links.map((each) => (
            <Link
              key={each.id}
              to={`/wishlists?list=${each.id}`}
              aria-current={each.id === list?.id ? 'page' : undefined}
            >
              <bdi>{nameOf(each)}</bdi>
            </Link>
          ))}
        </SectionNav>
      )}
      {!isMember && wishes.length > 0 && (
        <Notice tone="info">
          {t('wishlist.guest')}{' '}
          <TextLink as={Link} to={SIGN_IN}>
            {t('wishlist.sign-in')}
          </TextLink>
        </Notice>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.count}>
        {t('wishlist.count', { count: wishes.length })}
      </p>
      {list && <ListTools key={list.id} {...{ site, list, name: title, fetcher }} />}
      {wishes.length + goneIds.length > 0 ? (
        <WishItems {...{ page, nameOf, fetcher }} />
      ) : (
        <EmptyState
          title={t('wishlist.empty')}
          description={t('wishlist.empty-more')}
          action={
            <div className={styles.ways}>
              <ButtonLink as={Link} to="/products" variant="primary">
                {t('wishlist.browse')}
              </ButtonLink>
              {!isMember && (
                <TextLink as={Link} to={SIGN_IN}>
                  {t('wishlist.sign-in')}
                </TextLink>
              )}
            </div>
          }
        />
      )}
      {list && (
        <Disclosure key={links.length} title={t('wishlist.new')} className={styles.new}>
          <fetcher.Form method="post" className={styles.create}>
            <Field name="name" label={t('wishlist.name')} className={styles.field} maxLength={50} required />
            <Button type="submit" name="intent" value="create">
              {t('wishlist.create')}
            </Button>
          </fetcher.Form>
        </Disclosure>
      )}
    </Container>
  )
}

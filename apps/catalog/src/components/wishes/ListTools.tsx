import type { Site } from '@galleria/federation'
import type { useFetcher } from '@galleria/router'
import { Button, Checkbox, Disclosure, Field } from '@galleria/ui'
import type { Changed } from '../../data/wishes/change-list.ts'
import type { WishlistsPage } from '../../data/wishes/read-wishlists.ts'
import { useMessages } from '../../messages/index.ts'
import { share } from '../product/share.ts'
import styles from './ListTools.module.css'

type List = NonNullable<WishlistsPage['list']>
interface Props {
  readonly site: Site
  readonly list: List
  readonly name: string
  readonly fetcher: ReturnType<typeof useFetcher<Changed>>
}

/** Tools of a list as a whole: share it, choose its emails, name and delete it. */
export function ListTools(props: Props) {
  const t = useMessages()
  const { list, fetcher } = props
  return (
    <div className={styles.tools}>
      <Disclosure title={t('wishlist.share')}>
        <ShareList {...props} />
      </Disclosure>
      <Disclosure title={t('wishlist.emails')}>
        <fetcher.Form key={list.revision} method="post" className={styles.form}>
          <ListFields list={list} />
          <Checkbox name="prices" defaultChecked={list.tellsPriceDrops}>
            {t('wishlist.tells-prices')}
          </Checkbox>
          <Checkbox name="stock" defaultChecked={list.tellsBackInStock}>
            {t('wishlist.tells-stock')}
          </Checkbox>
          <Button type="submit" size="small" name="intent" value="emails">
            {t('wishlist.save-name')}
          </Button>
        </fetcher.Form>
      </Disclosure>
      {!list.isDefault && (
        <Disclosure title={t('wishlist.settings')}>
          <fetcher.Form key={list.revision} method="post" className={styles.form}>
            <ListFields list={list} />
            <Field
              name="name"
              label={t('wishlist.name')}
              className={styles.field}
              defaultValue={list.name}
              maxLength={50}
              required
            />
            <Button type="submit" size="small" name="intent" value="rename">
              {t('wishlist.save-name')}
            </Button>
          </fetcher.Form>
          <fetcher.Form method="post" className={styles.form}>
            <ListFields list={list} />
            <p className={styles.hint}>{t('wishlist.delete-means')}</p>
            <Button type="submit" size="small" variant="danger" name="intent" value="delete">
              {t('wishlist.delete')}
            </Button>
          </fetcher.Form>
        </Disclosure>
      )}
    </div>
  )
}

function ListFields({ list }: { readonly list: List }) {
  return (
    <>
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="revision" value={list.revision} />
    </>
  )
}

function ShareList({ site, list, name, fetcher }: Props) {
  const t = useMessages()
  const link = list.share && `${site.shellUrl}/wishlists/shared/${list.share.token}`
  return (
    <fetcher.Form key={list.revision} method="post" className={styles.form}>
      <ListFields list={list} />
      <p className={styles.hint}>{t('wishlist.share-means')}</p>
      {link && (
        <Field
          label={t('wishlist.link')}
          className={styles.field}
          type="url"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <Checkbox name="shows-name" defaultChecked={list.share?.showsName ?? false}>
        {t('wishlist.shows-name')}
      </Checkbox>
      <div className={styles.buttons}>
        {link && (
          <Button
            size="small"
            variant="primary"
            onClick={() => void share(name, { copied: t('share.copied'), failed: t('share.failed') }, link)}
          >
            {t('wishlist.copy')}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          variant={link ? 'secondary' : 'primary'}
          name="intent"
          value="share"
        >
          {link ? t('wishlist.save-name') : t('wishlist.share-now')}
        </Button>
        {link && (
          <Button type="submit" size="small" variant="quiet" name="intent" value="unshare">
            {t('wishlist.unshare')}
          </Button>
        )}
      </div>
    </fetcher.Form>
  )
}

import { ManageBarContext } from '@galleria/federation'
import { parts as styles, Table } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Field, TextLink } from '@galleria/ui'
import { useContext, useState } from 'react'
import { key, useMessages } from '../messages/index.ts'
import type { PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { foundBy } from '../rules/found.ts'

const entries = [
  { path: 'store', title: key('store.title'), more: key('index.store') },
  { path: 'checkout', title: key('checkout.title'), more: key('index.checkout') },
  { path: 'orders', title: key('orders.title'), more: key('index.orders') },
  { path: 'payments', title: key('payments.title'), more: key('index.payments') },
  { path: 'returns', title: key('returns.title'), more: key('index.returns') },
  { path: 'shipping', title: key('shipping.title'), more: key('index.shipping') },
  { path: 'locations', title: key('locations.title'), more: key('index.locations') },
  { path: 'taxes', title: key('taxes.title'), more: key('index.taxes') },
  { path: 'fees', title: key('fees.title'), more: key('index.fees') },
  { path: 'languages', title: key('languages.title'), more: key('index.languages') },
  { path: 'domains', title: key('domains.title'), more: key('index.domains') },
  { path: 'api-keys', title: key('keys.title'), more: key('index.keys') },
  { path: 'webhooks', title: key('webhooks.title'), more: key('index.webhooks') },
  { path: 'data', title: key('data.title'), more: key('index.data') },
] as const

export async function loader() {
  return null
}

/** Pages that are the owner's alone. */
const ownersAlone = ['api-keys']

/** Pages of settings with what they set; links name the pages of other teams. */
export function Page({ isOwner }: PageProps<null>) {
  const t = useMessages()
  const [words, setWords] = useState('')
  const own = entries
    .filter(({ path }) => isOwner || !ownersAlone.includes(path))
    .map(({ path, title, more }) => ({ to: `/manage/settings/${path}`, title: t(title), more: t(more) }))
  const links = useContext(ManageBarContext)?.links ?? []
  const others = links
    .filter(({ section, to }) => section === 'settings' && to !== '/manage/settings')
    .filter(({ to }) => !own.some((entry) => entry.to === to))
    .map(({ to, label }) => ({ to, title: label, more: '' }))
  const found = foundBy([...own, ...others], words, ({ title, more }) => `${title} ${more}`)
  return (
    <Frame title={t('common.area')} isOwner={isOwner}>
      <div className={styles.rows}>
        <Field
          type="search"
          label={t('index.search')}
          value={words}
          maxLength={100}
          onChange={({ target }) => setWords(target.value)}
        />
        <div role="status">{words.trim() && <p>{t('index.found', { count: found.length })}</p>}</div>
        {found.length > 0 && (
          <Table
            label={t('common.area')}
            head={[{ title: t('index.page') }, { title: t('index.sets') }]}
            rows={found.map(({ to, title, more }) => ({
              key: to,
              cells: [
                <TextLink key="page" as={Link} to={to}>
                  {title}
                </TextLink>,
                more,
              ],
            }))}
          />
        )}
      </div>
    </Frame>
  )
}

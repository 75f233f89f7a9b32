import { useFormat } from '@galleria/i18n'
import { may, parts, StatCard, Stats } from '@galleria/manage'
import { Link, replace } from '@galleria/router'
import { Notice, TextLink } from '@galleria/ui'
import { act, type CustomerSent, readCustomer } from '../data/customer.ts'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { AddressesCard } from '../parts/AddressesCard.tsx'
import { ConsentCard } from '../parts/ConsentCard.tsx'
import { ContactCard } from '../parts/ContactCard.tsx'
import { CustomerTags } from '../parts/CustomerTags.tsx'
import { Frame } from '../parts/Frame.tsx'
import { HistoryCard } from '../parts/HistoryCard.tsx'
import { NotesCard } from '../parts/NotesCard.tsx'
import { OrdersCard } from '../parts/OrdersCard.tsx'
import { PrivacyCard } from '../parts/PrivacyCard.tsx'
import { StoreCreditCard } from '../parts/StoreCreditCard.tsx'
import { nameOf } from '../rules/person.ts'

export function loader({ client, id, role, url, signal }: ManageRequest) {
  const offset = /^\d{1,5}$/.exec(url.searchParams.get('offset') ?? '')?.[0] ?? '0'
  return readCustomer(client, { id, role, offset: Number(offset), signal })
}

export async function action({ client, id, t }: ManageRequest, sent: CustomerSent) {
  const done = await outcome(t, () => act(client, id, sent))
  // Leave the page: it has no customer any more.
  if (sent.intent === 'erase' && done.done) throw replace(`/manage/customers?erased=${id}`)
  return done
}

export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { customer } = data
  const { currency, mergedIntoId } = customer
  const mayChange = may(role, 'customers', 'change') && !mergedIntoId
  const day = (date: string | undefined) =>
    date ? format.date(date, { dateStyle: 'medium' }) : t('page.never')
  return (
    <Frame title={nameOf(customer) || t('list.nameless')} isOwner={isOwner}>
      <div className={parts.rows}>
        {mergedIntoId && (
          <Notice tone="warning">
            {t('page.moved')}{' '}
            <TextLink as={Link} to={`/manage/customers/${mergedIntoId}`}>
              {t('page.follow')}
            </TextLink>
          </Notice>
        )}
        <Stats>
          <StatCard
            label={t('list.spent')}
            value={format.money(customer.spent, currency)}
            note={
              Number(customer.refunded) > 0 &&
              t('page.refunded', { amount: format.money(customer.refunded, currency) })
            }
          />
          <StatCard label={t('list.orders')} value={format.number(customer.ordersCount)} />
          <StatCard label={t('list.average')} value={format.money(customer.averageOrder, currency)} />
          <StatCard label={t('list.last-order')} value={day(customer.lastOrderDate)} />
          <StatCard label={t('page.seen')} value={day(customer.lastSeenDate)} />
          {customer.points !== undefined && (
            <StatCard
              label={t('page.points')}
              value={format.number(customer.points)}
              to={`/manage/loyalty/accounts/${customer.loyaltyAccountId}`}
            />
          )}
        </Stats>
        <div className={parts.split}>
          <div className={parts.cards}>
            <OrdersCard {...data} />
            <NotesCard notes={data.notes} mayChange={mayChange} />
            <HistoryCard data={data} />
          </div>
          <div className={parts.cards}>
            <ContactCard customer={customer} mayChange={mayChange} />
            <CustomerTags customer={customer} mayChange={mayChange} />
            {data.consents && (
              <ConsentCard
                consents={data.consents}
                mayChange={may(role, 'marketing', 'change') && !mergedIntoId}
              />
            )}
            <StoreCreditCard credit={data.storeCredit} mayChange={mayChange} />
            <AddressesCard addresses={data.addresses} />
            {mayChange && !customer.memberId && <PrivacyCard customer={customer} />}
          </div>
        </div>
      </div>
    </Frame>
  )
}

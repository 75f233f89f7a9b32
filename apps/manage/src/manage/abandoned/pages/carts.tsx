import { useFormat } from '@galleria/i18n'
import {
  type Column,
  DataTable,
  errorAt,
  FilterBar,
  LetterLink,
  ManageFrame,
  may,
  parts as styles,
  useSend,
  withParams,
} from '@galleria/manage'
import { type AbandonedCart, queryAbandonedCarts } from '@galleria/platform-client/abandoned-carts'
import { getCheckoutSettings, updateCheckoutSettings } from '@galleria/platform-client/checkout-settings'
import { Badge, Button, Disclosure, EmptyState, Field, Notice } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { buyerName, lettersSent } from '../rules/cart.ts'

const LIMIT = 25

export async function loader({ client, url, signal, role }: ManageRequest) {
  const query = url.searchParams
  const page = Math.max(0, Number(query.get('page')) || 0)
  const text = query.get('q')?.trim().slice(0, 100)
  const status = query.get('status')
  const filter = {
    ...(status === 'recovered' ? { status: 'RECOVERED' } : status === 'all' ? {} : { status: 'ABANDONED' }),
    ...(text ? { 'buyerInfo.email': { $contains: text.toLowerCase() } } : {}),
  }
  const sort = [{ fieldName: 'abandonTime', order: 'DESC' as const }]
  const paging = { limit: LIMIT, offset: page * LIMIT }
  const [{ abandonedCarts, totalResults }, settings] = await Promise.all([
    queryAbandonedCarts(client, { query: { filter, sort, paging } }, { signal }),
    may(role, 'settings', 'read') ? getCheckoutSettings(client, undefined, { signal }) : undefined,
  ])
  query.delete('page')
  return {
    carts: abandonedCarts,
    count: totalResults,
    query: query.toString(),
    page,
    minutes: settings?.checkoutSettings.abandonedAfterMinutes ?? null,
  }
}

export async function action({ client, t }: ManageRequest, { minutes }: { minutes: number }) {
  return outcome(t, async () => {
    await updateCheckoutSettings(client, { checkoutSettings: { abandonedAfterMinutes: minutes } })
    return {}
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { carts, count, page, query, minutes } = data
  const columns = useColumns()
  const at = (to: number) => withParams(query, { page: to > 0 ? String(to) : null })
  return (
    <ManageFrame
      boundary="manage"
      area={t('carts.area')}
      title={t('carts.title')}
      isOwner={isOwner}
      description={<LetterLink kind="cart-left" />}
    >
      <div className={styles.rows}>
        {minutes !== null && <Waiting key={minutes} minutes={minutes} isOwner={isOwner} />}
        <FilterBar
          label={t('carts.title')}
          words={t('carts.find')}
          tabs={[
            { label: t('carts.abandoned'), query: '' },
            { label: t('carts.recovered'), query: 'status=recovered' },
            { label: t('carts.all'), query: 'status=all' },
          ]}
        />
        <DataTable
          list="abandoned"
          label={t('carts.title')}
          columns={columns}
          rows={carts}
          count={count}
          found={t('carts.found', { count })}
          keyOf={({ id }) => id}
          nameOf={({ buyerInfo }) => buyerName(buyerInfo) || t('carts.guest')}
          linkOf={({ id }) => `/manage/abandoned/${id}`}
          empty={<EmptyState title={t('carts.none')} description={t('carts.none-more')} />}
          pages={{
            previous: page > 0 ? at(page - 1) : undefined,
            next: (page + 1) * LIMIT < count ? at(page + 1) : undefined,
          }}
        />
      </div>
    </ManageFrame>
  )
}

function useColumns(): readonly Column<AbandonedCart>[] {
  const t = useMessages()
  const format = useFormat()
  return [
    {
      id: 'buyer',
      header: t('carts.customer'),
      cell: ({ buyerInfo }) => <bdi>{buyerName(buyerInfo) || t('carts.guest')}</bdi>,
      text: ({ buyerInfo }) => buyerInfo.email ?? '',
    },
    {
      id: 'date',
      header: t('carts.date'),
      phone: 'secondary',
      cell: ({ abandonTime }) => format.date(abandonTime, { dateStyle: 'medium', timeStyle: 'short' }),
      text: ({ abandonTime }) => abandonTime,
    },
    {
      id: 'status',
      header: t('carts.status'),
      phone: 'secondary',
      cell: ({ status }) => (
        <Badge tone={status === 'RECOVERED' ? 'success' : 'neutral'}>
          {status === 'RECOVERED' ? t('carts.recovered') : t('carts.abandoned')}
        </Badge>
      ),
      text: ({ status }) => status,
    },
    {
      id: 'letters',
      header: t('carts.letters'),
      align: 'end',
      cell: (cart) => format.number(lettersSent(cart)),
      text: lettersSent,
    },
    {
      id: 'total',
      header: t('carts.total'),
      align: 'end',
      phone: 'end',
      cell: ({ total }) => total,
      text: ({ total }) => total,
    },
  ]
}

/** Delay after which a cart counts as abandoned and its recovery email goes out. */
function Waiting({ minutes, isOwner }: { readonly minutes: number; readonly isOwner: boolean }) {
  const t = useMessages()
  const { send, sent, isSending } = useSend()
  const [typed, setTyped] = useState(String(minutes))
  return (
    <Disclosure title={t('wait.title', { minutes })}>
      <form
        className={styles.inline}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send({ minutes: Number(typed) })
        }}
      >
        <Field
          label={t('wait.minutes')}
          type="number"
          min={10}
          max={10_080}
          value={typed}
          readOnly={!isOwner}
          error={errorAt(sent?.errors, 'abandonedAfterMinutes')}
          hint={isOwner ? t('wait.hint') : t('error.owner-only')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {isOwner && (
          <Button type="submit" pending={isSending}>
            {t('wait.save')}
          </Button>
        )}
      </form>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </Disclosure>
  )
}

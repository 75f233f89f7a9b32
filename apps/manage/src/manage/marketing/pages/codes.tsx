import { may } from '@galleria/manage'
import { queryCoupons, updateCoupon } from '@galleria/platform-client/discounts'
import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { DiscountList } from '../parts/DiscountList.tsx'
import { codesFilter, pageOf, type State, states } from '../rules/list.ts'

export async function loader({ client, url, signal, site }: ManageRequest) {
  const query = url.searchParams
  const page = pageOf(query, codesFilter(query), ['code', 'name', 'status', 'numberOfUsages', 'createdDate'])
  const { coupons, pagingMetadata } = await queryCoupons(client, { query: page }, { signal })
  return {
    coupons,
    query: query.toString(),
    cursors: pagingMetadata.cursors ?? {},
    currency: site.currencies[0] ?? site.currency,
  }
}

interface Sent {
  readonly intent: 'end'
  readonly id: string
  readonly revision: string
}

export async function action({ client, t }: ManageRequest, { id, revision }: Sent) {
  const expirationTime = new Date().toISOString()
  return outcome(t, () => updateCoupon(client, { coupon: { id, revision, expirationTime } }))
}

/** Discount codes by state, with how often each was used. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { coupons, query, cursors, currency } = data
  return (
    <DiscountList
      {...{ isOwner, query, cursors, currency, states }}
      list="discount-codes"
      title={t('codes.title')}
      find={t('codes.find')}
      path="/manage/marketing/codes"
      mayChange={may(role, 'marketing', 'change')}
      actions={
        <>
          <ButtonLink as={Link} to="/manage/marketing/codes/many">
            {t('codes.many')}
          </ButtonLink>
          <ButtonLink as={Link} to="/manage/marketing/codes/new" variant="primary">
            {t('codes.new')}
          </ButtonLink>
        </>
      }
      rows={coupons.map((coupon) => ({
        ...coupon,
        state: coupon.status as State,
        used: coupon.numberOfUsages,
        limit: coupon.usageLimit,
        start: coupon.startTime,
        end: coupon.expirationTime,
      }))}
      names={[
        {
          id: 'code',
          header: t('codes.code'),
          cell: ({ code }) => <bdi>{code}</bdi>,
          sort: 'code',
          phone: 'primary',
        },
        { id: 'name', header: t('form.name'), cell: ({ name }) => <bdi>{name}</bdi>, sort: 'name' },
      ]}
      usedSort="numberOfUsages"
      none={{ title: t('codes.none'), description: t('codes.none-more') }}
    />
  )
}

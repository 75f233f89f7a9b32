import { site } from '@galleria/federation'
import { useFormat } from '@galleria/i18n'
import { getLoyaltyProgram } from '@galleria/platform-client/loyalty'
import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@galleria/router'
import { ButtonLink, EmptyState, Heading, Stack } from '@galleria/ui'
import { useState } from 'react'
import { LoyaltyPage } from '../components/LoyaltyPage.tsx'
import { CouponLine } from '../components/rewards/CouponLine.tsx'
import { useCartEvents } from '../data/cart-events.ts'
import { memberOnly } from '../data/member-only.ts'
import { codeInCart, myCoupons } from '../data/mine.ts'
import { quietly } from '../data/my-account.ts'
import { useMessages } from '../messages/index.ts'
import { couponState } from '../rules/coupon-copy.ts'
import { ownPointName } from '../rules/point-name.ts'
import type { CopyContext } from '../rules/reward-offer.ts'
import styles from './routes.module.css'

export async function loader(args: LoaderFunctionArgs) {
  return memberOnly(args, async (client, signal) => {
    const [coupons, inCart, { loyaltyProgram }] = await Promise.all([
      myCoupons(client, signal),
      quietly(codeInCart(args.context, signal), null),
      quietly(getLoyaltyProgram(client, undefined, { signal }), { loyaltyProgram: {} }),
    ])
    return { site: args.context.get(site), coupons, inCart, pointName: ownPointName(loyaltyProgram) }
  })
}

/** Coupons of the member: usable ones, and the fate of the others. */
export function Component() {
  const { site, coupons, inCart, pointName } = useLoaderData<typeof loader>()
  const t = useMessages(pointName)
  const format = useFormat()
  const { revalidate } = useRevalidator()
  useCartEvents(() => void revalidate())
  const copy = { currency: site.currencies[0] ?? site.currency, format, t }
  const isOpen = (coupon: LoyaltyCoupon) => couponState(coupon, inCart).isOpen || coupon.status === 'PENDING'
  // A returned coupon keeps its place until the page is opened again.
  const [ready, setReady] = useState(new Set<string>())
  const fresh = coupons.filter((coupon) => isOpen(coupon) && !ready.has(coupon.id))
  if (fresh.length > 0) setReady(new Set([...ready, ...fresh.map(({ id }) => id)]))
  const list = { inCart, copy }
  return (
    <LoyaltyPage
      title={t('coupons.title')}
      documentTitle={t('coupons.title')}
      store={site.name}
      lead={t('coupons.lead')}
      pointName={pointName}
    >
      {coupons.length === 0 ? (
        <EmptyState
          title={t('coupons.none')}
          description={t('coupons.none-more')}
          action={
            <ButtonLink as={Link} to="/loyalty/rewards" variant="primary">
              {t('rewards.all')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <Coupons
            id="ready"
            title={t('coupons.ready')}
            coupons={coupons.filter(({ id }) => ready.has(id))}
            {...list}
          />
          <Coupons
            id="earlier"
            title={t('coupons.earlier')}
            coupons={coupons.filter(({ id }) => !ready.has(id))}
            {...list}
          />
        </>
      )}
    </LoyaltyPage>
  )
}

interface CouponsProps {
  readonly id: string
  readonly title: string
  readonly coupons: readonly LoyaltyCoupon[]
  readonly inCart: string | null
  readonly copy: CopyContext
}

function Coupons({ id, title, coupons, ...rest }: CouponsProps) {
  if (coupons.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {title}
      </Heading>
      <Stack as="ul" gap={4} className={styles.below}>
        {coupons.map((coupon) => (
          <CouponLine key={coupon.id} coupon={coupon} {...rest} />
        ))}
      </Stack>
    </section>
  )
}

export { PageProblem as ErrorBoundary } from '../components/PageProblem.tsx'

import { useFormat } from '@galleria/i18n'
import { DeleteButton, Table, useSend } from '@galleria/manage'
import type { LoyaltyCoupon } from '@galleria/platform-client/loyalty-coupons'
import { Badge, Notice, type Tone } from '@galleria/ui'
import { type Say, useMessages } from '../messages/index.ts'

/** Coupons of a member with their status; an unused one can be revoked. */
export function AccountCoupons({ coupons }: { readonly coupons: readonly LoyaltyCoupon[] }) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  return (
    <>
      <Table
        label={t('coupons.title')}
        head={[
          { title: t('coupons.reward') },
          { title: t('coupons.code') },
          { title: t('coupons.state') },
          { title: t('coupons.cost'), isNumber: true },
          { title: t('coupons.when') },
          { title: t('coupons.change') },
        ]}
        rows={coupons.map((coupon) => ({
          key: coupon.id,
          cells: [
            <bdi key="reward">{coupon.rewardName}</bdi>,
            <bdi key="code">{coupon.couponReference?.code}</bdi>,
            <Badge key="state" tone={tones[coupon.status] ?? 'neutral'}>
              {stateName(coupon, t)}
            </Badge>,
            coupon.costInPoints === undefined ? '–' : format.number(coupon.costInPoints),
            coupon.createdDate ? format.date(coupon.createdDate, { dateStyle: 'medium' }) : '–',
            coupon.status === 'ACTIVE' ? (
              <DeleteButton
                key="delete"
                name={coupon.rewardName}
                meaning={t('coupons.delete-means', { count: coupon.costInPoints ?? 0 })}
                pending={isSending}
                onDelete={() => send({ intent: 'coupon', id: coupon.id, revision: coupon.revision ?? '' })}
              />
            ) : (
              ''
            ),
          ],
        }))}
      />
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </>
  )
}

const tones: Readonly<Record<string, Tone>> = { ACTIVE: 'success', PENDING: 'info', FAILED: 'danger' }

function stateName({ status, applicationStatus }: LoyaltyCoupon, t: Say): string {
  if (status === 'ACTIVE') return t('coupons.usable')
  if (status === 'PENDING') return t('coupons.pending')
  if (status === 'APPLIED') return t('coupons.used')
  if (status === 'FAILED') return t('coupons.failed')
  return applicationStatus?.startsWith('REFUNDED') ? t('coupons.returned') : t('coupons.over')
}

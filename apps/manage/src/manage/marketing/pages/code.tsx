import { useFormat, useLocale } from '@galleria/i18n'
import { errorAt, may, useSend } from '@galleria/manage'
import {
  bulkCreateCoupons,
  type Coupon,
  createCoupon,
  deleteCoupon,
  previewCoupon,
  updateCoupon,
} from '@galleria/platform-client/discounts'
import { replace } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import { sampleLines } from '../data/sample.ts'
import { readSegments } from '../data/segments.ts'
import { shownCoupon } from '../data/shown.ts'
import { useMessages } from '../messages/index.ts'
import { faultsIn, outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { CodesMade } from '../parts/CodesMade.tsx'
import { DiscountForm } from '../parts/DiscountForm.tsx'
import { faultsOf } from '../rules/check.ts'
import { LONGEST_PREFIX, MOST_CODES, newCode, newCodes } from '../rules/codes.ts'
import { couponOf, type DiscountDraft, draftOfCoupon, newDraft, withoutNull } from '../rules/draft.ts'
import { manyOf } from '../rules/many.ts'
import type { DiscountSent } from '../rules/sent.ts'

export async function loader(asked: ManageRequest) {
  const [shown, segments] = await Promise.all([shownCoupon(asked), readSegments(asked)])
  return { ...shown, segments }
}

type Sent = DiscountSent<{ readonly many?: { readonly prefix: string; readonly count: string } }>

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
  if (sent.intent === 'delete') {
    const became = await outcome(t, () => deleteCoupon(client, { id }))
    // Before the page is read anew: there is no such code any more.
    if (became.done) throw replace('/manage/marketing')
    return became
  }
  if (sent.intent === 'end') {
    const expirationTime = new Date().toISOString()
    return outcome(t, () => updateCoupon(client, { coupon: { id, revision: sent.revision, expirationTime } }))
  }
  const { times } = sent
  // A preview needs a code no more than many codes do: they get theirs afterwards.
  const isNamed = sent.intent === 'save' && !sent.many
  const draft = isNamed ? sent.draft : { ...sent.draft, code: sent.draft.code || 'PREVIEW' }
  const faulty = faultsIn(t, faultsOf('coupon', draft, times))
  if (faulty) return faulty
  const coupon = couponOf(draft, times)
  if (sent.intent === 'preview')
    return outcome(t, async () =>
      previewCoupon(client, {
        coupon: { ...withoutNull(coupon), ...(id === 'new' || id === 'many' ? {} : { id }) },
        lineItems: await sampleLines(client, sent.sample),
      }),
    )
  if (sent.many) {
    const { prefix } = sent.many
    const count = manyOf(sent.many.count)
    if (!count) return { errors: { count: t('error.count', { most: MOST_CODES }) } }
    const { code: _, ...terms } = withoutNull(coupon)
    const name = draft.name.trim() || prefix.trim() || t('codes.many')
    return outcome(t, async () => {
      const made = await bulkCreateCoupons(client, {
        coupon: { ...terms, name },
        codes: newCodes(prefix, count),
      })
      return { codes: made.coupons.map(({ code }) => code) }
    })
  }
  return outcome<{ id?: string }>(t, async () => {
    const { revision } = sent
    const { coupon: saved } = revision
      ? await updateCoupon(client, { coupon: { ...coupon, id, revision } })
      : await createCoupon(client, { coupon: withoutNull(coupon) })
    return { id: saved.id }
  })
}

/** Page of a code, or of the terms that many new codes share. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const format = useFormat()
  const { timeZone = 'UTC' } = useLocale()
  const { saved, copied, isMany, currency } = data
  const sending = useSend<{ id?: string; codes?: string[] }>()
  const at = (end: string) => errorAt(sending.sent?.errors, end)
  if (sending.sent?.codes) return <CodesMade codes={sending.sent.codes} isOwner={isOwner} />
  const title = isMany ? t('codes.many') : (saved?.code ?? t('codes.new'))
  return (
    <DiscountForm
      mayChange={may(role, 'marketing', 'change')}
      {...{ data, isOwner, isMany, sending, timeZone, currency, title }}
      segments={data.segments}
      isCode
      id={saved?.id ?? undefined}
      copiedId={copied?.id ?? undefined}
      start={startOf(saved, copied, timeZone)}
      revision={saved?.revision}
      status={saved?.status}
      used={saved && t('form.used', { count: saved.numberOfUsages })}
      pathOf={pathOf}
      head={({ draft, change, many, changeMany }) =>
        isMany ? (
          <>
            <Field
              label={t('many.count')}
              hint={t('many.count-hint', { most: format.number(MOST_CODES) })}
              inputMode="numeric"
              value={many.count}
              error={at('count')}
              onChange={(event) => changeMany({ count: event.target.value })}
            />
            <Field
              label={t('many.prefix')}
              hint={t('many.prefix-hint')}
              maxLength={LONGEST_PREFIX}
              value={many.prefix}
              onChange={(event) => changeMany({ prefix: event.target.value })}
            />
          </>
        ) : (
          <Field
            label={t('codes.code')}
            hint={t('form.code-hint')}
            value={draft.code}
            maxLength={20}
            dir="ltr"
            autoComplete="off"
            error={at('coupon.code')}
            onChange={(event) => change({ code: event.target.value })}
            end={
              <Button size="small" variant="quiet" onClick={() => change({ code: newCode() })}>
                {t('form.generate')}
              </Button>
            }
          />
        )
      }
    />
  )
}

const pathOf = (id: string) => `/manage/marketing/codes/${id}`

function startOf(saved: Coupon | null, copied: Coupon | null, timeZone: string): DiscountDraft {
  if (saved) return draftOfCoupon(saved, timeZone)
  return copied ? { ...draftOfCoupon(copied, timeZone), code: '' } : newDraft
}

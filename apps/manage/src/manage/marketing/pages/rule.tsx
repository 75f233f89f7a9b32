import { useLocale } from '@galleria/i18n'
import { may, useSend } from '@galleria/manage'
import {
  createDiscountRule,
  type DiscountRule,
  deleteDiscountRule,
  previewDiscountRule,
  updateDiscountRule,
} from '@galleria/platform-client/discounts'
import { replace } from '@galleria/router'
import { sampleLines } from '../data/sample.ts'
import { readSegments } from '../data/segments.ts'
import { shownRule } from '../data/shown.ts'
import { useMessages } from '../messages/index.ts'
import { faultsIn, outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { DiscountForm } from '../parts/DiscountForm.tsx'
import { faultsOf } from '../rules/check.ts'
import {
  type DiscountDraft,
  draftOfRule,
  hasPlainTrigger,
  newDraft,
  ruleOf,
  withoutNull,
} from '../rules/draft.ts'
import { ruleState } from '../rules/list.ts'
import type { DiscountSent } from '../rules/sent.ts'

export async function loader(asked: ManageRequest) {
  const [shown, segments] = await Promise.all([shownRule(asked), readSegments(asked)])
  return { ...shown, segments }
}

export async function action(asked: ManageRequest, sent: DiscountSent) {
  const { client, id, t } = asked
  if (sent.intent === 'delete') {
    const became = await outcome(t, () => deleteDiscountRule(client, { id }))
    // Before the page is read anew: there is no such discount any more.
    if (became.done) throw replace('/manage/marketing/automatic')
    return became
  }
  const { saved, copied } = await shownRule(asked)
  if (sent.intent === 'end') {
    const start = saved?.activeTimeInfo?.start
    const activeTimeInfo = { ...(start && { start }), end: new Date().toISOString() }
    return outcome(t, () =>
      updateDiscountRule(client, { discountRule: { id, revision: sent.revision, activeTimeInfo } }),
    )
  }
  const isTried = sent.intent === 'preview'
  const draft = isTried ? { ...sent.draft, name: sent.draft.name || t('automatic.new') } : sent.draft
  const faulty = faultsIn(t, faultsOf('discountRule', draft, sent.times))
  if (faulty) return faulty
  const before = saved ?? copied
  const kept = before && !hasPlainTrigger(before) ? { trigger: before.trigger } : {}
  const rule = { ...ruleOf(draft, sent.times, before ?? undefined), ...kept }
  if (isTried)
    return outcome(t, async () =>
      previewDiscountRule(client, {
        discountRule: { ...withoutNull(rule), ...(saved && { id }) },
        lineItems: await sampleLines(client, sent.sample),
      }),
    )
  return outcome<{ id?: string }>(t, async () => {
    const { revision } = sent
    const answer = revision
      ? await updateDiscountRule(client, { discountRule: { ...rule, id, revision } })
      : await createDiscountRule(client, { discountRule: withoutNull(rule) })
    return { id: answer.discountRule.id }
  })
}

/** A discount that needs no code. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const { timeZone = 'UTC' } = useLocale()
  const { saved, copied, currency } = data
  const sending = useSend<{ id?: string }>()
  const start = startOf(saved ?? copied, timeZone)
  const odd = saved ?? copied
  return (
    <DiscountForm
      mayChange={may(role, 'marketing', 'change')}
      {...{ data, isOwner, sending, timeZone, currency, start }}
      segments={data.segments}
      isCode={false}
      hasOddTrigger={odd !== null && !hasPlainTrigger(odd)}
      id={saved?.id ?? undefined}
      copiedId={copied?.id ?? undefined}
      title={saved?.name ?? t('automatic.new')}
      revision={saved?.revision}
      status={saved ? ruleState(saved) : undefined}
      used={saved && t('form.used', { count: saved.usageCount })}
      pathOf={pathOf}
    />
  )
}

const pathOf = (id: string) => `/manage/marketing/automatic/${id}`

const startOf = (rule: DiscountRule | null, timeZone: string): DiscountDraft =>
  rule ? draftOfRule(rule, timeZone) : newDraft

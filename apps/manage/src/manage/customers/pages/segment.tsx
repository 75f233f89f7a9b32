import { DeleteButton, EditForm, errorAt, may, orNotFound, parts, useDraft, useSend } from '@galleria/manage'
import {
  countCustomersOfSegment,
  createCustomerSegment,
  deleteCustomerSegment,
  getCustomerSegment,
  updateCustomerSegment,
} from '@galleria/platform-client/customer-segments'
import { listLoyaltyTiers } from '@galleria/platform-client/loyalty'
import { Link, replace, useNavigate } from '@galleria/router'
import { Button, Card, Field, Notice, Select, TextLink } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import { Result } from '../parts/Result.tsx'
import { RuleFields } from '../parts/RuleFields.tsx'
import { draftOfSegment, faultOf, filterOfSegment, newSegment, type SegmentDraft } from '../rules/segment.ts'

export async function loader({ client, id, role, signal, site }: ManageRequest) {
  const [found, tiers] = await Promise.all([
    id === 'new' ? undefined : orNotFound(getCustomerSegment(client, { segmentId: id }, { signal })),
    may(role, 'loyalty') ? listLoyaltyTiers(client, undefined, { signal }) : undefined,
  ])
  return {
    segment: found?.segment ?? null,
    tiers: (tiers?.tiers ?? []).flatMap(({ id: tierId, tierDefinition }) =>
      tierId ? [{ id: tierId, name: tierDefinition?.name ?? '' }] : [],
    ),
    currency: site.currencies[0] ?? site.currency,
  }
}

type Sent =
  | {
      readonly intent: 'save'
      readonly draft: SegmentDraft
      readonly isOdd: boolean
      readonly revision?: string
    }
  | { readonly intent: 'count'; readonly draft: SegmentDraft }
  | { readonly intent: 'delete' }

export async function action({ client, id, t }: ManageRequest, sent: Sent) {
  if (sent.intent === 'delete') {
    const became = await outcome(t, () => deleteCustomerSegment(client, { segmentId: id }))
    // Before the page is read anew: there is no such segment any more.
    if (became.done) throw replace('/manage/customers/segments')
    return became
  }
  const filter = filterOfSegment(sent.draft)
  if (sent.intent === 'count') return outcome(t, () => countCustomersOfSegment(client, { filter }))
  const { draft, revision, isOdd } = sent
  const name = draft.name.trim()
  return outcome<{ id: string }>(t, async () => {
    const { segment } = revision
      ? await updateCustomerSegment(client, { segment: { id, revision, name, ...(isOdd ? {} : { filter }) } })
      : await createCustomerSegment(client, { segment: { name, filter } })
    return { id: segment.id }
  })
}

/** Rules of a segment, with the number of customers whom they find. */
export function Page({ data, isOwner, role }: PageProps<Awaited<ReturnType<typeof loader>>>) {
  const t = useMessages()
  const navigate = useNavigate()
  const { segment, tiers, currency } = data
  const { send, sent, isSending } = useSend<{ id?: string }>()
  const counting = useSend<{ count?: number }>()
  const start = segment ? draftOfSegment(segment.name, segment.filter) : newSegment
  const { draft, change, isChanged, reset, merge } = useDraft<SegmentDraft>(
    start ?? { ...newSegment, name: segment?.name ?? '', rules: [] },
  )
  const isOdd = start === undefined
  const mayChange = may(role, 'customers', 'change')
  const [isChecked, setChecked] = useState(false)
  const faults = draft.rules.map((rule) => (isChecked ? faultOf(rule) : undefined))
  const isSound = isOdd || draft.rules.every((rule) => !faultOf(rule))
  const made = !segment && sent?.id
  useEffect(() => {
    if (made) void navigate(`/manage/customers/segments/${made}`, { replace: true })
  }, [made, navigate])
  const count = counting.sent?.count ?? (isChanged ? undefined : segment?.count)
  const labels: Readonly<Record<string, string>> = {
    name: t('segments.name'),
    match: t('segments.match'),
    rules: t('segments.rules'),
    filter: t('segments.rules'),
  }
  const nameless = isChecked && !draft.name.trim() ? t('segments.name-needed') : undefined
  return (
    <Frame hasTimes={false} title={segment?.name ?? t('segments.new')} isOwner={isOwner}>
      <Card>
        <EditForm
          label={t('segments.title')}
          {...{ sent, isSending, merge, mayChange }}
          isChanged={isChanged && !made}
          nameOf={(field) => labels[field] ?? field}
          onReset={reset}
          onSave={() => {
            setChecked(true)
            if (isSound && draft.name.trim())
              send({ intent: 'save', draft, isOdd, ...(segment?.revision && { revision: segment.revision }) })
          }}
          buttons={
            segment && (
              <DeleteButton
                name={segment.name}
                meaning={t('segments.delete-means')}
                pending={isSending}
                onDelete={() => send({ intent: 'delete' })}
              />
            )
          }
        >
          <Field
            label={t('segments.name')}
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            error={errorAt(sent?.errors, 'name') ?? nameless}
            onChange={({ target }) => change({ name: target.value })}
          />
          {isOdd ? (
            <Notice>{t('segments.odd')}</Notice>
          ) : (
            <>
              <Select
                label={t('segments.match')}
                value={draft.match}
                choices={[
                  { value: 'ALL', label: t('segments.all') },
                  { value: 'ANY', label: t('segments.any') },
                ]}
                onChange={({ target }) => change({ match: target.value as SegmentDraft['match'] })}
              />
              <RuleFields
                {...{ tiers, faults, currency }}
                rules={draft.rules}
                onChange={(rules) => change({ rules })}
              />
            </>
          )}
          <div className={parts.buttons}>
            {!isOdd && (
              <Button
                size="small"
                pending={counting.isSending}
                onClick={() => {
                  setChecked(true)
                  if (isSound) counting.send({ intent: 'count', draft })
                }}
              >
                {t('segments.check')}
              </Button>
            )}
            <span role="status">
              {count !== undefined && !counting.isSending && t('segments.matching', { count })}
            </span>
            {segment && (
              <TextLink as={Link} to={`/manage/customers?segment=${segment.id}`}>
                {t('segments.show')}
              </TextLink>
            )}
          </div>
          <Result sent={counting.sent?.done ? undefined : counting.sent} isSending={counting.isSending} />
        </EditForm>
      </Card>
    </Frame>
  )
}

import {
  DeleteButton,
  errorAt,
  type Outcome,
  SaveBar,
  SegmentPicker,
  parts as styles,
  useDraft,
  type useSend,
} from '@galleria/manage'
import { momentIn } from '@galleria/manage/zone-time'
import { useNavigate } from '@galleria/router'
import { Field } from '@galleria/ui'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { NamedScope } from '../data/named-scopes.ts'
import type { SampleProduct } from '../data/sample.ts'
import { useMessages } from '../messages/index.ts'
import type { DiscountDraft, Times } from '../rules/draft.ts'
import type { State } from '../rules/list.ts'
import { EndButton } from './EndButton.tsx'
import { Frame } from './Frame.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { ReductionFields } from './ReductionFields.tsx'
import { ScopePicker } from './ScopePicker.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TermFields } from './TermFields.tsx'

interface Many {
  readonly prefix: string
  readonly count: string
}

interface Head {
  readonly draft: DiscountDraft
  readonly change: (part: Partial<DiscountDraft>) => void
  readonly many: Many
  readonly changeMany: (part: Partial<Many>) => void
}

interface Props {
  readonly data: { readonly named: readonly NamedScope[]; readonly sample: readonly SampleProduct[] }
  /** Segments that it can be for; without them the choice is not shown. */
  readonly segments?: ComponentProps<typeof SegmentPicker>['segments'] | undefined
  readonly id: string | undefined
  readonly copiedId: string | undefined
  readonly title: string
  readonly isOwner: boolean
  readonly isCode: boolean
  /** False for a role that reads alone: the fields are disabled, and the preview stays. */
  readonly mayChange: boolean
  readonly isMany?: boolean
  readonly hasOddTrigger?: boolean
  readonly currency: string
  readonly timeZone: string
  readonly start: DiscountDraft
  /** Revision of the stored discount; none for a new one. */
  readonly revision: string | null | undefined
  readonly status: string | undefined
  /** Number of uses. */
  readonly used: ReactNode
  readonly pathOf: (id: string) => string
  readonly sending: ReturnType<typeof useSend<{ id?: string } & Outcome>>
  /** Fields above the rest. */
  readonly head?: (parts: Head) => ReactNode
}

/** Form of a code and of an automatic discount, beside a preview on a sample cart. */
export function DiscountForm(props: Props) {
  const {
    data,
    title,
    isOwner,
    isCode,
    mayChange,
    isMany = false,
    currency,
    timeZone,
    revision,
    status,
    sending,
  } = props
  const t = useMessages()
  const navigate = useNavigate()
  const { sent, isSending, send } = sending
  const { draft, isChanged, change, reset, restore } = useDraft(props.start)
  const [many, setMany] = useState<Many>({ prefix: '', count: '20' })
  const [named, setNamed] = useState(data.named)
  // The answer to an earlier save stays while a copy of what it made is begun.
  const made = !revision && sent?.id !== props.copiedId && sent?.id
  const { pathOf } = props
  useEffect(() => {
    if (made) void navigate(pathOf(made), { replace: true })
  }, [made, navigate, pathOf])
  const times: Times = {
    start: momentIn(timeZone, draft.start) ?? null,
    end: momentIn(timeZone, draft.end) ?? null,
  }
  const errors = sent?.errors
  const shown = (scopes: readonly string[]) =>
    scopes.map(
      (scope) =>
        named.find((each) => each.scope === scope) ?? { scope, name: scope.startsWith('type:') ? scope : '' },
    )
  const before = revision ? { revision } : {}

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isSending) send({ intent: 'save', draft, times, ...before, ...(isMany && { many }) })
  }
  return (
    <Frame
      title={title}
      isOwner={isOwner}
      description={
        status && (
          <>
            <StateBadge state={status as State} /> {props.used}
          </>
        )
      }
      actions={
        mayChange &&
        revision && (
          <EndButton
            name={title}
            copy={`${pathOf('new')}?copy=${props.id}`}
            canEnd={status === 'LIVE'}
            pending={isSending}
            onEnd={() => send({ intent: 'end', ...before })}
          />
        )
      }
    >
      <div className={styles.split}>
        <form onSubmit={save} noValidate>
          <fieldset className={`${styles.form} ${styles.fields}`} disabled={!mayChange}>
            {props.head?.({ draft, change, many, changeMany: (part) => setMany({ ...many, ...part }) })}
            <Field
              label={t('form.name')}
              hint={isCode ? t('form.name-hint') : t('form.rule-name-hint')}
              value={draft.name}
              maxLength={80}
              error={errorAt(errors, 'coupon.name') ?? errorAt(errors, 'discountRule.name')}
              onChange={(event) => change({ name: event.target.value })}
            />
            <ReductionFields {...{ draft, currency, errors }} onChange={change} />
            {draft.kind !== 'FREE_SHIPPING' && (
              <ScopePicker
                label={t('form.scopes')}
                empty={t('form.everything')}
                chosen={shown(draft.scopes)}
                error={errorAt(errors, 'scopes')}
                onChange={(next) => {
                  setNamed([...named, ...next])
                  change({ scopes: next.map(({ scope }) => scope) })
                }}
              />
            )}
            {props.segments && (
              <SegmentPicker
                label={t('form.segments')}
                hint={props.segments.length === 0 ? t('form.no-segments') : t('form.segments-hint')}
                segments={props.segments}
                chosen={draft.segmentIds}
                error={errorAt(errors, 'segmentIds')}
                onChange={(segmentIds) => change({ segmentIds })}
              />
            )}
            <TermFields
              {...{ draft, isCode, currency, timeZone, errors }}
              hasOddTrigger={props.hasOddTrigger ?? false}
              onChange={change}
              counted={
                <ScopePicker
                  label={t('form.counted')}
                  empty={t('form.counted-all')}
                  chosen={shown(draft.counted)}
                  error={errorAt(errors, 'trigger.scopes')}
                  onChange={(next) => {
                    setNamed([...named, ...next])
                    change({ counted: next.map(({ scope }) => scope) })
                  }}
                />
              }
            />
            {mayChange && (
              <SaveBar
                {...{ sent, isSending }}
                isChanged={isChanged && !made}
                onReset={reset}
                onRestore={restore}
              >
                {revision && (
                  <DeleteButton
                    name={title}
                    meaning={t('form.delete-means')}
                    pending={isSending}
                    onDelete={() => send({ intent: 'delete' })}
                  />
                )}
              </SaveBar>
            )}
          </fieldset>
        </form>
        <PreviewPanel {...{ draft, times, currency }} sample={data.sample} />
      </div>
    </Frame>
  )
}

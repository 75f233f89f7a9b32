import { DeleteButton, EditForm, errorAt, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { MembershipProgram } from '@galleria/platform-client/memberships'
import { useNavigate } from '@galleria/router'
import { Field } from '@galleria/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { NamedScope } from '../data/named-scopes.ts'
import { useMessages } from '../messages/index.ts'
import { newPlan, planDraftOf } from '../rules/plan-draft.ts'
import { Frame } from './Frame.tsx'
import { ScopePicker } from './ScopePicker.tsx'

interface Props {
  readonly plan: MembershipProgram | null
  readonly named: readonly NamedScope[]
  readonly isOwner: boolean
  /** False for a role that reads alone: the fields are disabled. */
  readonly mayChange: boolean
  readonly children?: ReactNode
}

/** Form of a plan: goods that it pays for, how often and how long. */
export function PlanForm({ plan, named, isOwner, mayChange, children }: Props) {
  const t = useMessages()
  const navigate = useNavigate()
  const { sent, isSending, send } = useSend<{ id?: string }>()
  const { draft, isChanged, change, reset, restore } = useDraft(plan ? planDraftOf(plan) : newPlan)
  const [known, setKnown] = useState(named)
  const made = !plan && sent?.id
  useEffect(() => {
    if (made) void navigate(`/manage/marketing/memberships/${made}`, { replace: true })
  }, [made, navigate])
  const at = (end: string) => errorAt(sent?.errors, `membershipProgram.${end}`)
  const chosen = draft.scopes.map(
    (scope) => known.find((each) => each.scope === scope) ?? { scope, name: '' },
  )
  const title = plan?.name ?? t('plans.new')
  const labels: Readonly<Record<string, string>> = {
    name: t('form.name'),
    credits: t('plan.credits'),
    validDays: t('plan.days'),
    scopes: t('plan.pays'),
  }
  return (
    <Frame hasTimes={false} title={title} isOwner={isOwner}>
      <EditForm
        label={title}
        {...{ sent, isSending, mayChange }}
        isChanged={isChanged && !made}
        onReset={reset}
        onRestore={restore}
        nameOf={(field) => labels[field] ?? field}
        onSave={() => send({ intent: 'save', draft, ...(plan && { revision: plan.revision }) })}
        buttons={
          plan && (
            <DeleteButton
              name={plan.name}
              meaning={t('plan.delete-means')}
              pending={isSending}
              onDelete={() => send({ intent: 'delete' })}
            />
          )
        }
      >
        <Field
          label={t('form.name')}
          value={draft.name}
          maxLength={100}
          error={at('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className={styles.inline}>
          <Field
            label={t('plan.credits')}
            hint={t('form.no-limit')}
            inputMode="numeric"
            value={draft.credits}
            error={at('credits')}
            onChange={(event) => change({ credits: event.target.value })}
          />
          <Field
            label={t('plan.days')}
            hint={t('plan.days-hint')}
            inputMode="numeric"
            value={draft.validDays}
            error={at('validDays')}
            onChange={(event) => change({ validDays: event.target.value })}
          />
        </div>
        <ScopePicker
          label={t('plan.pays')}
          empty={t('plan.pays-none')}
          chosen={chosen}
          error={at('scopes')}
          onChange={(next) => {
            setKnown([...known, ...next])
            change({ scopes: next.map(({ scope }) => scope) })
          }}
        />
        <p className={styles.quiet}>{t('plan.later')}</p>
      </EditForm>
      {children}
    </Frame>
  )
}

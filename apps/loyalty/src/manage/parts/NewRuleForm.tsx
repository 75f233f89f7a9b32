import { errorAt, parts as styles, useSend } from '@galleria/manage'
import { Button, Field, Notice, Select } from '@galleria/ui'
import { type FormEvent, useState } from 'react'
import { type Say, useMessages } from '../messages/index.ts'
import { type NewKind, newKinds } from '../rules/rule-draft.ts'

/** Another way to earn. It begins paused below, where its points are set. */
export function NewRuleForm() {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const [kind, setKind] = useState<NewKind>('rate')
  const [appId, setApp] = useState('')
  const [activity, setActivity] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    send({ intent: 'new', rule: { kind, title: kindName(kind, t), appId, activity } })
  }
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <div className={styles.inline}>
        <Select
          label={t('rules.kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value as NewKind)}
          choices={newKinds.map((each) => ({ value: each, label: kindName(each, t) }))}
        />
        {kind === 'other' && (
          <>
            <Field
              label={t('rules.app')}
              value={appId}
              maxLength={80}
              error={errorAt(sent?.errors, 'triggerAppId')}
              onChange={(event) => setApp(event.target.value)}
            />
            <Field
              label={t('rules.activity')}
              value={activity}
              maxLength={80}
              error={errorAt(sent?.errors, 'triggerActivityType')}
              onChange={(event) => setActivity(event.target.value)}
            />
          </>
        )}
        <Button type="submit" variant="primary" pending={isSending}>
          {t('rules.add')}
        </Button>
      </div>
      <p className={styles.quiet}>{kind === 'other' ? t('rules.other-hint') : t('rules.new-hint')}</p>
      <div role="status">{sent?.done && !isSending && <p>{t('rules.added')}</p>}</div>
      {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
    </form>
  )
}

function kindName(kind: NewKind, t: Say): string {
  const names: Readonly<Record<NewKind, string>> = {
    rate: t('rules.kind-rate'),
    order: t('rules.kind-order'),
    registration: t('rules.kind-registration'),
    birthday: t('rules.kind-birthday'),
    social: t('rules.kind-social'),
    other: t('rules.kind-other'),
  }
  return names[kind]
}

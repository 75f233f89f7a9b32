import { errorAt, parts as styles, useDraft, useSend } from '@galleria/manage'
import type { MemberCustomField } from '@galleria/platform-client/member-community'
import { Field, Select } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import own from './members.module.css'
import { SaveOrDelete } from './SaveOrDelete.tsx'

export type FieldDraft = Omit<MemberCustomField, 'revision'>

const fresh: FieldDraft = { key: '', name: '', type: 'TEXT', visibility: 'PUBLIC' }

/** One thing that members may tell of themselves. Key and type stay: values were given for them. */
export function CustomFieldForm({ field }: { readonly field?: MemberCustomField }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft<FieldDraft>(
    field ? { key: field.key, name: field.name, type: field.type, visibility: field.visibility } : fresh,
  )
  const clear = useEffectEvent(() => field || reset())
  useEffect(() => {
    if (sent?.done) clear()
  }, [sent])
  const types: Readonly<Record<string, string>> = {
    TEXT: t('field.text'),
    NUMBER: t('field.number'),
    DATE: t('field.date'),
    URL: t('field.url'),
    CHECKBOX: t('field.checkbox'),
  }
  return (
    <form
      className={`${styles.form} ${own.editor}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'field', revision: field?.revision ?? null, draft })
      }}
    >
      <div className={own.fields}>
        <Field
          label={t('field.name')}
          value={draft.name}
          maxLength={100}
          error={errorAt(sent?.errors, 'name')}
          onChange={({ target }) => change({ name: target.value })}
        />
        {!field && (
          <Field
            label={t('field.key')}
            hint={t('field.key-hint')}
            value={draft.key}
            maxLength={50}
            error={errorAt(sent?.errors, 'key')}
            onChange={({ target }) => change({ key: target.value })}
          />
        )}
        {!field && (
          <Select
            label={t('field.type')}
            value={draft.type}
            onChange={({ target }) => change({ type: target.value })}
            choices={Object.entries(types).map(([type, name]) => ({ value: type, label: name }))}
          />
        )}
        <Select
          label={t('field.visibility')}
          value={draft.visibility}
          onChange={({ target }) => change({ visibility: target.value })}
        >
          <option value="PUBLIC">{t('field.public')}</option>
          <option value="COMMUNITY">{t('field.community')}</option>
          <option value="PRIVATE">{t('field.private')}</option>
        </Select>
      </div>
      {field && (
        <p className={styles.quiet}>
          {types[field.type]} · <bdi>{field.key}</bdi>
        </p>
      )}
      <SaveOrDelete
        {...{ sent, isSending, isChanged }}
        onReset={reset}
        onRestore={restore}
        deletion={
          field && {
            title: t('field.sure', { name: field.name }),
            meaning: t('field.sure-more'),
            label: t('field.delete'),
            onDelete: () => send({ intent: 'delete', key: field.key }),
          }
        }
      />
    </form>
  )
}

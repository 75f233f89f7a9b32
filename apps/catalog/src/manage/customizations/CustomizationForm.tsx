import {
  DeleteButton,
  errorAt,
  SaveBar,
  SortableList,
  parts as styles,
  useDraft,
  useSend,
} from '@galleria/manage'
import type { Customization } from '@galleria/platform-client/catalog-customizations'
import { Button, Field, Icon, IconButton, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import own from '../product/product.module.css'
import { type ChoiceDraft, type CustomizationDraft, draftOf, isCount, type Kind, newChoice } from './draft.ts'

/** Form data of a customization; created when it has no id. */
export type CustomizationSent =
  | {
      readonly intent: 'save'
      readonly revision: string
      /** Initial draft, so that only changed fields are written. */
      readonly base: CustomizationDraft
      readonly draft: CustomizationDraft
      readonly key: string
    }
  | { readonly intent: 'delete' }

/** Wire §4.10. */
const MOST = 1000

export function CustomizationForm({ one }: { readonly one: Customization | null }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const [base] = useState<CustomizationDraft>(() => ({
    ...{ name: '', kind: 'TEXT_CHOICES', choices: [newChoice()], title: '', most: '100' },
  }))
  const saved = one ? draftOf(one) : base
  const { draft, isChanged, change, reset, restore } = useDraft(saved)
  const [key] = useState(() => crypto.randomUUID())
  const [tried, setTried] = useState(false)
  const isText = draft.kind === 'FREE_TEXT'
  const wrongCount = isText && !isCount(draft.most)
  const isNameless = draft.name.trim() === ''
  const hasNoChoice = !isText && draft.choices.length === 0
  const at = (end: string) => errorAt(sent?.errors, end)
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isNameless || wrongCount || hasNoChoice) return
        const revision = one?.revision ?? ''
        send({ intent: 'save', revision, base: saved, draft, key } satisfies CustomizationSent)
      }}
    >
      <Field
        label={t('named.name')}
        value={draft.name}
        maxLength={50}
        dir="auto"
        error={tried && isNameless ? t('wrong.required') : at('customization.name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {!one && (
        <Select
          label={t('customizations.kind')}
          hint={t('customizations.kind-more')}
          value={draft.kind}
          onChange={(event) => change({ kind: event.target.value as Kind })}
        >
          <option value="TEXT_CHOICES">{t('customizations.words')}</option>
          <option value="SWATCH_CHOICES">{t('customizations.colors')}</option>
          <option value="FREE_TEXT">{t('customizations.text')}</option>
        </Select>
      )}
      {isText ? (
        <>
          <Field
            label={t('customizations.question')}
            value={draft.title}
            maxLength={100}
            dir="auto"
            error={at('title')}
            onChange={(event) => change({ title: event.target.value })}
          />
          <Field
            label={t('customizations.most')}
            value={draft.most}
            inputMode="numeric"
            dir="ltr"
            error={tried && wrongCount ? t('customizations.most-wrong') : at('maxCharCount')}
            onChange={(event) => change({ most: event.target.value })}
          />
        </>
      ) : (
        <Choices {...{ draft, at }} onChange={(choices) => change({ choices })} />
      )}
      {tried && hasNoChoice && (
        <p role="alert" className={own.error}>
          {t('customizations.no-choice')}
        </p>
      )}
      <SaveBar {...{ sent, isSending, isChanged }} onReset={reset} onRestore={restore}>
        {one && (
          <DeleteButton
            name={one.name}
            meaning={t('customizations.delete-means')}
            pending={isSending}
            onDelete={() => send({ intent: 'delete' } satisfies CustomizationSent)}
          />
        )}
      </SaveBar>
    </form>
  )
}

interface ChoicesProps {
  readonly draft: CustomizationDraft
  readonly at: (end: string) => string | undefined
  readonly onChange: (choices: readonly ChoiceDraft[]) => void
}

function Choices({ draft: { kind, choices }, at, onChange }: ChoicesProps) {
  const t = useMessages()
  const nameAt = (choice: ChoiceDraft, index: number) => choice.name || String(index + 1)
  const put = (key: string, part: Partial<ChoiceDraft>) =>
    onChange(choices.map((each) => (each.key === key ? { ...each, ...part } : each)))
  return (
    <fieldset className={own.option}>
      <legend>{t('customizations.choices')}</legend>
      <SortableList
        label={t('customizations.choices')}
        items={choices}
        keyOf={({ key }) => key}
        nameOf={(choice) => nameAt(choice, choices.indexOf(choice))}
        onMove={onChange}
      >
        {(choice, index) => (
          <div className={own.choice}>
            <Field
              label={t('editor.choice', { place: index + 1 })}
              value={choice.name}
              maxLength={50}
              dir="auto"
              error={at(`choices[${index}].name`)}
              onChange={(event) => put(choice.key, { name: event.target.value })}
            />
            {kind === 'SWATCH_CHOICES' && (
              <label className={own.swatch}>
                <span>{t('editor.color-of', { choice: nameAt(choice, index) })}</span>
                <input
                  type="color"
                  value={choice.color}
                  onChange={(event) => put(choice.key, { color: event.target.value })}
                />
              </label>
            )}
            <IconButton
              label={t('editor.choice-remove', { choice: nameAt(choice, index) })}
              onClick={() => onChange(choices.filter(({ key }) => key !== choice.key))}
            >
              <Icon name="close" size={16} />
            </IconButton>
          </div>
        )}
      </SortableList>
      {choices.length < MOST && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => onChange([...choices, newChoice()])}>
            {t('editor.choice-add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

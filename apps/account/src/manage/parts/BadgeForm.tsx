import { useFormat } from '@galleria/i18n'
import { errorAt, parts as styles, useDraft, useSend } from '@galleria/manage'
import { Button, Field } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import type { EditedBadge } from '../data/badges.ts'
import { useMessages } from '../messages/index.ts'
import { contrastOf, ENOUGH, inkFor } from '../rules/contrast.ts'
import { BadgeMark } from './BadgeMark.tsx'
import own from './members.module.css'
import { SaveOrDelete } from './SaveOrDelete.tsx'

export type BadgeDraft = Pick<EditedBadge, 'title' | 'description' | 'backgroundColor' | 'textColor' | 'icon'>

const fresh: BadgeDraft = {
  title: '',
  description: '',
  backgroundColor: '#28653F',
  textColor: '#FFFFFF',
  icon: '',
}

/** Form of a badge, or of a new one without it, as members will wear it. */
export function BadgeForm({ badge }: { readonly badge?: EditedBadge }) {
  const t = useMessages()
  const format = useFormat()
  const { sent, isSending, send } = useSend()
  const { draft, isChanged, change, reset, restore } = useDraft<BadgeDraft>(
    badge
      ? {
          title: badge.title,
          description: badge.description,
          backgroundColor: badge.backgroundColor,
          textColor: badge.textColor,
          icon: badge.icon,
        }
      : fresh,
  )
  const clear = useEffectEvent(() => badge || reset())
  useEffect(() => {
    if (sent?.done) clear()
  }, [sent])
  const ratio = contrastOf(draft.backgroundColor, draft.textColor)
  const isReadable = ratio !== undefined && ratio >= ENOUGH
  return (
    <form
      className={`${styles.form} ${own.editor}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({ intent: 'save', id: badge?.id ?? null, revision: badge?.revision ?? '', draft })
      }}
    >
      <div className={own.fields}>
        <Field
          label={t('badges.name')}
          value={draft.title}
          maxLength={50}
          error={errorAt(sent?.errors, 'title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <Field
          label={t('badges.description')}
          value={draft.description}
          maxLength={1500}
          error={errorAt(sent?.errors, 'description')}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
      <div className={own.fields}>
        <Field
          label={t('badges.background')}
          type="color"
          value={draft.backgroundColor}
          error={errorAt(sent?.errors, 'backgroundColor')}
          onChange={(event) => change({ backgroundColor: event.target.value })}
        />
        <Field
          label={t('badges.ink')}
          type="color"
          value={draft.textColor}
          error={errorAt(sent?.errors, 'textColor')}
          onChange={(event) => change({ textColor: event.target.value })}
        />
        <Field
          label={t('badges.icon')}
          hint={t('badges.icon-hint')}
          type="url"
          value={draft.icon}
          error={errorAt(sent?.errors, 'icon') ?? errorAt(sent?.errors, 'url')}
          onChange={(event) => change({ icon: event.target.value })}
        />
      </div>
      <div className={styles.preview}>
        <p>{t('badges.preview')}</p>
        <p>
          <BadgeMark badge={{ ...draft, title: draft.title || t('badges.name') }} />
        </p>
        <p role="status">
          {isReadable
            ? t('badges.readable', { ratio: format.number(Math.floor((ratio ?? 0) * 10) / 10) })
            : t('badges.unreadable')}
        </p>
        {!isReadable && (
          <div className={styles.buttons}>
            <Button size="small" onClick={() => change({ textColor: inkFor(draft.backgroundColor) })}>
              {t('badges.mend')}
            </Button>
          </div>
        )}
      </div>
      <SaveOrDelete
        {...{ sent, isSending, isChanged }}
        onReset={reset}
        onRestore={restore}
        deletion={
          badge && {
            title: t('badges.sure', { title: badge.title }),
            meaning: t('badges.sure-more', { count: badge.wearers }),
            label: t('badges.delete'),
            onDelete: () => send({ intent: 'delete', id: badge.id }),
          }
        }
      />
    </form>
  )
}

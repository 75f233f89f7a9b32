import type { Deletion } from '@galleria/platform-client/members'
import { Button, Field } from '@galleria/ui'
import { useMessages } from '../../messages/profile/index.ts'
import { DeletionTable } from './DeletionTable.tsx'
import styles from './forms.module.css'
import { SaveStatus } from './SaveStatus.tsx'
import { useSave } from './use-save.ts'

interface DeleteAccountProps {
  readonly deletion: readonly Deletion[]
  readonly onDeleted: (deletion: readonly Deletion[]) => void
}

/** Says what will become of everything, and asks for a word before it does it. */
export function DeleteAccount({ deletion, onDeleted }: DeleteAccountProps) {
  const t = useMessages()
  const { Form, saved, errors, isSaving } = useSave(({ deleted }) => deleted && onDeleted(deleted))
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('delete.more')}</p>
      <DeletionTable caption={t('delete.will')} deletion={deletion} />
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="delete" />
        <Field
          label={t('delete.confirm', { word: t('delete.word') })}
          name="word"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={40}
          error={errors.word}
        />
        <SaveStatus saved={saved} />
        <div className={styles.ways}>
          <Button type="submit" variant="danger" pending={isSaving}>
            {t('delete.start')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

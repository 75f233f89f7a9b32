import { Button } from '@galleria/ui'
import { useMessages } from '../../messages/profile/index.ts'
import styles from './forms.module.css'
import { SaveStatus } from './SaveStatus.tsx'
import type { useSave } from './use-save.ts'

/** The end of a form: what became of it, and its button. */
export function SaveEnd({ saved, isSaving }: Pick<ReturnType<typeof useSave>, 'saved' | 'isSaving'>) {
  const t = useMessages()
  return (
    <>
      <SaveStatus saved={saved} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" pending={isSaving}>
          {t('save.save')}
        </Button>
      </div>
    </>
  )
}

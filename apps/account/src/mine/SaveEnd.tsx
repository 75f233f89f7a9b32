import { Button } from '@galleria/ui'
import styles from './forms.module.css'
import { useMessages } from './messages/index.ts'
import { Told } from './Told.tsx'
import type { useSave } from './use-save.ts'

/** The end of a form: what became of it, and its button. */
export function SaveEnd({ saved, isSaving }: Pick<ReturnType<typeof useSave>, 'saved' | 'isSaving'>) {
  const t = useMessages()
  return (
    <>
      <Told saved={saved} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" pending={isSaving}>
          {t('save.save')}
        </Button>
      </div>
    </>
  )
}

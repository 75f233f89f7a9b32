import { useFetcher } from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import type { EarnedResult } from '../../data/earned.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './WayCard.module.css'

/** Form for the date of birth, which birthday points need. */
export function Birthday() {
  const t = useMessages()
  const fetcher = useFetcher<EarnedResult>({ key: 'loyalty-birthday' })
  const busy = fetcher.state !== 'idle'
  const problem = !busy && fetcher.data && !fetcher.data.ok ? fetcher.data.problem : undefined
  return (
    <fetcher.Form method="post" action="/loyalty/earned" className={styles.form}>
      <p className={styles.why}>{t('earn.birthday-missing')}</p>
      <Field
        label={t('earn.birthday-label')}
        name="birthdate"
        type="date"
        autoComplete="bday"
        required
        error={problem}
      />
      <Button type="submit" name="intent" value="birthday" pending={busy}>
        {t('earn.birthday-save')}
      </Button>
    </fetcher.Form>
  )
}

import { PageTitle } from '@galleria/page-parts/page-title'
import type { Deletion } from '@galleria/platform-client/members'
import { Button, Container, PageHeader } from '@galleria/ui'
import { useMessages } from '../../messages/profile/index.ts'
import { useSignOut } from '../use-sign-out.ts'
import { DeletionTable } from './DeletionTable.tsx'
import styles from './forms.module.css'

/** Replacement of a deleted account's page: the fate of all its data. */
export function Gone({ deletion }: { readonly deletion: readonly Deletion[] }) {
  const t = useMessages()
  const { signOut, leaving } = useSignOut()
  return (
    <Container data-boundary="account" narrow>
      <PageTitle page={t('delete.done')} />
      <meta name="robots" content="noindex" />
      <div role="status">
        <PageHeader title={t('delete.done')} />
      </div>
      <div className={styles.form}>
        <DeletionTable caption={t('delete.did')} deletion={deletion} />
        <div className={styles.ways}>
          <Button variant="primary" onClick={signOut} pending={leaving}>
            {t('delete.leave')}
          </Button>
        </div>
      </div>
    </Container>
  )
}

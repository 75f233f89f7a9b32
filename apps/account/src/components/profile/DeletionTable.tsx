import type { Deletion } from '@galleria/platform-client/members'
import { useMessages } from '../../messages/profile/index.ts'
import { fateCopy, personalDataCopy } from '../../rules/profile/deletion-copy.ts'
import styles from './DeletionTable.module.css'

interface DeletionTableProps {
  readonly caption: string
  readonly deletion: readonly Deletion[]
}

/** Personal data of a member by kind, with counts and fate; empty kinds are left out. */
export function DeletionTable({ caption, deletion }: DeletionTableProps) {
  const t = useMessages()
  const rows = deletion.filter(({ count }) => count > 0)
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('delete.what')}</th>
            <th scope="col">{t('delete.count')}</th>
            <th scope="col">{t('delete.fate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, fate, why }) => {
            const words = personalDataCopy[name]
            const said = fateCopy[fate]
            return (
              <tr key={name}>
                <th scope="row">{words ? t(words) : <span lang="en">{name}</span>}</th>
                <td>{count}</td>
                <td>{said ? t(said) : <span lang="en">{why}</span>}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

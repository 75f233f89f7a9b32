import { parts } from '@galleria/manage'
import type { AuditEntry } from '@galleria/platform-client/audit-log'
import { useMessages } from '../messages/index.ts'

/** Fields of a change that are shown at once. */
const AT_ONCE = 2

/** Fields with their values, where the log has them; more of them on request. */
export function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const t = useMessages()
  const lines = changes.map(({ field, before, after }) => (
    <div key={field}>
      <bdi className={parts.quiet}>{field}</bdi>{' '}
      {before != null && (
        <>
          <del>
            <bdi>{before}</bdi>
          </del>{' '}
        </>
      )}
      {after != null && <bdi>{after}</bdi>}
    </div>
  ))
  if (lines.length <= AT_ONCE + 1) return <div>{lines}</div>
  return (
    <div>
      {lines.slice(0, AT_ONCE)}
      <details>
        <summary>{t('audit.more', { count: lines.length - AT_ONCE })}</summary>
        {lines.slice(AT_ONCE)}
      </details>
    </div>
  )
}

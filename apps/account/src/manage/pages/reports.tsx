import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import { reviewReportedMember } from '@galleria/platform-client/member-reports'
import { blockMember, muteMember } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useLayoutEffect, useRef } from 'react'
import type { loadReports, Verdict } from '../data/reports.ts'

import { useMessages } from '../messages/index.ts'
import { outcome } from '../outcome.ts'
import type { ManageRequest, PageProps } from '../page.ts'
import { Frame } from '../parts/Frame.tsx'
import own from '../parts/members.module.css'
import { ReportedCard } from '../parts/ReportedCard.tsx'

export { loadReports as loader } from '../data/reports.ts'

export function action(
  { client, t }: ManageRequest,
  { verdict, memberId }: { readonly verdict: Verdict; readonly memberId: string },
) {
  return outcome(t, async () => {
    // Carries out the decision first; the report is resolved only afterwards.
    if (verdict === 'mute') await muteMember(client, { id: memberId })
    if (verdict === 'block') await blockMember(client, { id: memberId })
    await reviewReportedMember(client, { memberId })
    return { verdict, memberId }
  })
}

export function Page({ data, isOwner }: PageProps<Awaited<ReturnType<typeof loadReports>>>) {
  const t = useMessages()
  const format = useFormat()
  const { queue, isDone, next } = data
  const count = queue.length
  const at = (cursor: string) => `?${new URLSearchParams({ ...(isDone && { show: 'done' }), cursor })}`
  const list = useRef<HTMLUListElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const before = useRef<readonly string[]>([])
  // Focuses the next report: the resolved one has left the list with the focus.
  useLayoutEffect(() => {
    const ids = queue.map(({ id }) => id)
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (gone < 0 || document.activeElement !== document.body) return
    const headings = [...(list.current?.querySelectorAll('h2') ?? [])]
    const next = headings[Math.min(gone, headings.length - 1)] ?? status.current
    next?.focus()
  }, [queue])
  return (
    <Frame
      title={t('reports.title')}
      isOwner={isOwner}
      description={t('reports.more')}
      actions={
        <ButtonLink as={Link} to={isDone ? '/manage/members/reports' : '/manage/members/reports?show=done'}>
          {isDone ? t('reports.show-open') : t('reports.show-done')}
        </ButtonLink>
      }
    >
      <div className={styles.rows}>
        <p ref={status} tabIndex={-1} role="status" className={styles.quiet}>
          {isDone ? t('reports.done', { count }) : t('reports.open', { count })}
        </p>
        {count === 0 ? (
          <EmptyState title={t('reports.none')} description={t('reports.none-more')} />
        ) : (
          <ul ref={list} className={`${styles.rows} ${own.list}`}>
            {queue.map((reported) => (
              <li key={reported.id}>
                <ReportedCard
                  reported={reported}
                  isDone={isDone}
                  date={(text) => (text ? format.date(text, { dateStyle: 'medium' }) : '')}
                />
              </li>
            ))}
          </ul>
        )}
        {next && (
          <nav aria-label={t('pages.label')} className={styles.buttons}>
            <ButtonLink as={Link} to={at(next)} rel="next">
              {t('pages.next')}
            </ButtonLink>
          </nav>
        )}
      </div>
    </Frame>
  )
}

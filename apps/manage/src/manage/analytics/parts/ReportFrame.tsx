import { ManageFrame, parts } from '@galleria/manage'
import { Notice } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import type { ReportRange } from '../rules/range.ts'
import { RangeBar } from './RangeBar.tsx'
import { Reports } from './Reports.tsx'

interface Props {
  readonly at: string
  readonly title: string
  readonly isOwner: boolean
  readonly range?: ReportRange
  readonly noCompare?: boolean
  /** Changes of orders that are not counted yet. */
  readonly waiting?: number
  readonly description?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A report with the links to the others and the range that it is of. */
export function ReportFrame(props: Props) {
  const { at, title, isOwner, range, noCompare = false, waiting = 0, description, actions, children } = props
  const t = useMessages()
  return (
    <ManageFrame
      boundary="manage"
      area={t('analytics.area')}
      title={title}
      isOwner={isOwner}
      description={description}
      actions={actions}
    >
      <div className={parts.rows}>
        <Reports at={at} />
        {range && <RangeBar range={range} noCompare={noCompare} />}
        {waiting > 0 && <Notice tone="info">{t('analytics.waiting', { count: waiting })}</Notice>}
        {children}
      </div>
    </ManageFrame>
  )
}

import { type Outcome, parts } from '@galleria/manage'
import { Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly sent: Outcome | undefined
  readonly isSending: boolean
  /** Errors of fields that the form does not show by itself. */
  readonly withErrors?: boolean
}

/** Outcome of a form: a live region tells success, a notice what to correct. */
export function Result({ sent, isSending, withErrors = true }: Props) {
  const t = useMessages()
  const errors = withErrors ? Object.values(sent?.errors ?? {}) : []
  return (
    <>
      <p role="status" className={parts.quiet}>
        {sent?.done && !isSending && t('page.saved')}
      </p>
      {!isSending && (sent?.problem || errors.length > 0) && (
        <Notice tone="danger">{[sent?.problem, ...errors].filter(Boolean).join(' ')}</Notice>
      )}
    </>
  )
}

import { type Outcome, parts } from '@galleria/manage'
import { Notice } from '@galleria/ui'

interface Props {
  readonly sent: Outcome | undefined
  readonly isSending: boolean
  /** Text for success. */
  readonly done: string
}

/** Outcome of a form: a live region tells success, notices tell what to correct. */
export function Result({ sent, isSending, done }: Props) {
  const errors = Object.entries(sent?.errors ?? {})
  return (
    <>
      <p role="status" className={parts.quiet}>
        {sent?.done && !isSending && done}
      </p>
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
      {errors.length > 0 && !isSending && (
        <Notice tone="danger">
          <ul>
            {errors.map(([field, error]) => (
              <li key={field}>
                <bdi>
                  {field.split('.').at(-1)}: {error}
                </bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

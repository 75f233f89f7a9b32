import { Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { refusal } from '../outcome.ts'

/** What could not be changed, with the platform's reason. */
export interface Refused {
  readonly id: string
  readonly code?: string
  readonly description?: string
}

interface Props {
  readonly refused: readonly Refused[]
  /** By id; the platform's reason names the others. */
  readonly names: Readonly<Record<string, string>>
}

export function RefusedList({ refused, names }: Props) {
  const t = useMessages()
  if (refused.length === 0) return null
  return (
    <Notice tone="warning" title={t('edit.left', { count: refused.length })}>
      <ul>
        {refused.map(({ id, code, description }) => (
          <li key={id}>
            {names[id] && (
              <>
                <bdi>{names[id]}</bdi>:{' '}
              </>
            )}
            {refusal(t, code)} <bdi>{description}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

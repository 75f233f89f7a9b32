import { Notice } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { refusal } from '../outcome.ts'

/** Item that could not be changed, with the platform's reason. */
export interface Refused {
  readonly id: string
  readonly code?: string
  readonly description?: string
}

interface Props {
  readonly refused: readonly Refused[]
  /** Names by id; others are in the platform's reason. */
  readonly names: Readonly<Record<string, string>>
  /** Number of all refused items, where only the first ones are given. */
  readonly count?: number
}

export function RefusedList({ refused, names, count = refused.length }: Props) {
  const t = useMessages()
  if (refused.length === 0) return null
  return (
    <Notice tone="warning" title={t('edit.left', { count })}>
      <ul>
        {refused.map(({ id, code, description }) => (
          <li key={id}>
            {names[id] && (
              <>
                <bdi>{names[id]}</bdi>:{' '}
              </>
            )}
            {refusal(t, code)} {(!names[id] || !refusal(t, code)) && <bdi>{description}</bdi>}
          </li>
        ))}
        {count > refused.length && <li>{t('edit.more-cells', { count: count - refused.length })}</li>}
      </ul>
    </Notice>
  )
}

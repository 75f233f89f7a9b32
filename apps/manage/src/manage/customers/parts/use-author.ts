import { useMessages } from '../messages/index.ts'

interface By {
  readonly type: string
  readonly name?: string | undefined
}

/** Name of who wrote something: a colleague, one who left, or a program. */
export function useAuthor(): (by: By) => string {
  const t = useMessages()
  return ({ type, name }) => name ?? (type === 'APP' ? t('notes.program') : t('notes.former'))
}

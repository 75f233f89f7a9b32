import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** Null where the store reported, or they are not there any more. */
  readonly reporter: { readonly id: string; readonly name: string } | null
}

/** Link to the member who made the report. */
export function Reporter({ reporter }: Props) {
  const t = useMessages()
  if (!reporter) return t('reports.by-nobody')
  return (
    <TextLink as={Link} to={`/manage/members/profile/${reporter.id}`}>
      <bdi>{reporter.name || t('members.nameless')}</bdi>
    </TextLink>
  )
}

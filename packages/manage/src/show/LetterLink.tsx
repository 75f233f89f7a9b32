import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { useManageLinks } from '../staff/use-manage-links.ts'

const LETTERS = '/manage/marketing/letters'

/** Link to the email that a page's things send; nothing for a role that sees no emails. */
export function LetterLink({ kind }: { readonly kind: string }) {
  const t = useMessages()
  const isSeen = useManageLinks().some(({ to }) => to === LETTERS)
  if (!isSeen) return null
  return (
    <TextLink as={Link} to={`${LETTERS}/${kind}`}>
      {t('letter.edit')}
    </TextLink>
  )
}

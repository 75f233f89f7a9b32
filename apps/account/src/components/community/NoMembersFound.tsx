import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import type { Directory } from '../../data/community/directory.ts'
import { useMessages } from '../../messages/index.ts'

export function NoMembersFound({ directory: { q } }: { readonly directory: Directory }) {
  const t = useMessages()
  return (
    <EmptyState
      title={q ? t('community.none-called', { name: q }) : t('community.nobody')}
      description={q ? t('community.none-called-more') : t('community.nobody-more')}
      action={
        q && (
          <ButtonLink as={Link} to="/members">
            {t('community.all')}
          </ButtonLink>
        )
      }
    />
  )
}

import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  /** The first page, when this one is past the last. */
  readonly first: string | undefined
  /** The same without filters, when there are any. */
  readonly clear: string | undefined
}

export function NothingFound({ first, clear }: Props) {
  const t = useMessages()
  if (first)
    return (
      <EmptyState
        title={t('nothing.page')}
        description={t('nothing.page-shorter')}
        action={
          <ButtonLink as={Link} to={first}>
            {t('nothing.first-page')}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title={t('nothing.title')}
      description={clear ? t('nothing.filtered') : t('nothing.other-words')}
      action={
        <ButtonLink as={Link} to={clear ?? '/products'}>
          {clear ? t('filters.clear') : t('nothing.all')}
        </ButtonLink>
      }
    />
  )
}

import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'

interface Props {
  /** The first page, when this one is past the last. */
  readonly first: string | undefined
  /** The same without filters, when there are any. */
  readonly clear: string | undefined
}

export function NothingFound({ first, clear }: Props) {
  if (first)
    return (
      <EmptyState
        title="There is no such page"
        description="The list is shorter than that."
        action={
          <ButtonLink as={Link} to={first}>
            Go to the first page
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title="Nothing matches"
      description={
        clear
          ? 'No piece is all of this at once. Try a wider price range.'
          : 'Try another word, or have a look around.'
      }
      action={
        <ButtonLink as={Link} to={clear ?? '/products'}>
          {clear ? 'Clear the filters' : 'See all products'}
        </ButtonLink>
      }
    />
  )
}

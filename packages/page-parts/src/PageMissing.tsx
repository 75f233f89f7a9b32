import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import { PageTitle } from './PageTitle.tsx'

interface Props {
  /** Title of the document before the store's name; the heading unless given. */
  readonly page?: string
  readonly title: string
  readonly description: string
  /** Link to where the reader can go on. */
  readonly to: string
  readonly label: string
}

/** Content of a page that does not exist, kept out of search engines. */
export function PageMissing({ title, page = title, description, to, label }: Props) {
  return (
    <>
      <PageTitle page={page} />
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={title}
        description={description}
        action={
          <ButtonLink as={Link} to={to}>
            {label}
          </ButtonLink>
        }
      />
    </>
  )
}

import { useRevalidator } from '@galleria/router'
import { Button, EmptyState } from '@galleria/ui'
import { PageTitle } from './PageTitle.tsx'

interface Props {
  /** Title of the document before the store's name; the heading unless given. */
  readonly page?: string
  readonly title: string
  readonly description: string
  /** Label of the button that loads the page again. */
  readonly again: string
}

/** Content of a page whose data could not be loaded, with a button that tries again. */
export function PageOutage({ title, page = title, description, again }: Props) {
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <PageTitle page={page} />
      <EmptyState
        headingLevel={1}
        title={title}
        description={description}
        action={
          <Button variant="primary" pending={state === 'loading'} onClick={() => void revalidate()}>
            {again}
          </Button>
        }
      />
    </>
  )
}

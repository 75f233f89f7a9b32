import { ButtonLink } from '@galleria/ui'
import { Link } from 'react-router'
import { Message } from './Message.tsx'

export function NotFound() {
  return (
    <Message title="Page not found">
      <meta name="robots" content="noindex" />
      <p>There is nothing at this address. It may have moved, or never been here.</p>
      <ButtonLink as={Link} to="/products">
        See all products
      </ButtonLink>
    </Message>
  )
}

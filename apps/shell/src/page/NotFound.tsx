import { Link } from 'react-router'
import { Message } from './Message.tsx'

export function NotFound() {
  return (
    <Message title="Page not found">
      <p>There is nothing at this address. It may have moved, or never been here.</p>
      <p>
        <Link to="/products">See all products</Link>
      </p>
    </Message>
  )
}

import { Message } from './Message.tsx'

export function Component() {
  return (
    <Message title="Design">
      <p>The gallery of elements.</p>
    </Message>
  )
}

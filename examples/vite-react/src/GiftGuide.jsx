import { useState } from 'react'
import './gift-guide.css'

const gifts = [
  { name: 'Arc Vase', address: '/products/arc-vase', isSmall: false },
  { name: 'Cradle Blanket', address: '/products/cradle-blanket', isSmall: false },
  { name: 'Paper Garden', address: '/products/paper-garden', isSmall: true },
]

/** Page of the shop at `/gift-guide`: a route file, as react-router has it. */
export function Component() {
  const [isSmall, setSmall] = useState(false)
  return (
    <div className="gift-guide" data-boundary="gift-guide">
      <title>Gift guide</title>
      <h1>Gift guide</h1>
      <label>
        <input type="checkbox" checked={isSmall} onChange={({ target }) => setSmall(target.checked)} />
        Fits into an envelope
      </label>
      <ul>
        {gifts
          .filter((gift) => gift.isSmall || !isSmall)
          .map(({ name, address }) => (
            <li key={name}>
              <a href={address}>{name}</a>
            </li>
          ))}
      </ul>
    </div>
  )
}

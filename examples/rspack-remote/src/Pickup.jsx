import { useState } from 'react'

/** Extension of the product page: a file with a default export that takes the props of the slot. */
export default function Pickup({ productName }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p data-boundary="stores">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Pick up in a store
      </button>
      {isOpen && <span role="status"> {productName} is ready today in Berlin and Lisbon.</span>}
    </p>
  )
}

import { useState } from 'react'

/** The one part of the page that needs a script. */
export function AddToCart({ colors }: { readonly colors: readonly string[] }) {
  const [color, setColor] = useState(colors[0])
  const [quantity, setQuantity] = useState(1)
  const [inCart, setInCart] = useState(0)
  return (
    <form
      method="post"
      action="/cart"
      onSubmit={(event) => {
        event.preventDefault()
        setInCart(inCart + quantity)
      }}
    >
      <fieldset>
        <legend>Color: {color}</legend>
        {colors.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="color"
              value={name}
              checked={name === color}
              onChange={() => setColor(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <label>
        Quantity
        <input
          type="number"
          name="quantity"
          min={1}
          max={9}
          value={quantity}
          onChange={(event) => setQuantity(event.target.valueAsNumber || 1)}
        />
      </label>
      <button type="submit">Add to cart</button>
      <p role="status">{inCart > 0 && `${inCart} in your cart`}</p>
    </form>
  )
}

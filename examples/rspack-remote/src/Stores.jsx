/** Page of the store at `/stores`: a route file, as react-router has it. */
const stores = [
  { city: 'Berlin', street: 'Torstraße 12' },
  { city: 'Lisbon', street: 'Rua Augusta 40' },
]

export function Component() {
  return (
    <div data-boundary="stores">
      <h1>Our stores</h1>
      <ul>
        {stores.map(({ city, street }) => (
          <li key={city}>
            {city}, {street}
          </li>
        ))}
      </ul>
    </div>
  )
}

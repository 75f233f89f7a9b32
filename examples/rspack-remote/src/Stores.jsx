import { useLoaderData } from '@galleria/router'
import { useState } from 'react'
import * as css from './stores.module.css'

const stores = [
  { city: 'Berlin', street: 'Torstraße 12', hours: '10:00 – 19:00' },
  { city: 'Lisbon', street: 'Rua Augusta 40', hours: '10:00 – 20:00' },
]

/** Page of the shop at `/stores`: a route file, as react-router has it. Runs on the server too. */
export async function loader() {
  return { stores }
}

export function Component() {
  const data = useLoaderData()
  const [areHoursShown, setHoursShown] = useState(false)
  return (
    <div className={css.page} data-boundary="stores">
      <title>Our stores</title>
      <h1>Our stores</h1>
      <ul className={css.list}>
        {data.stores.map(({ city, street, hours }) => (
          <li key={city} className={css.store}>
            <h2>{city}</h2>
            <p>{street}</p>
            {areHoursShown && <p>Open {hours}</p>}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.button}
        aria-expanded={areHoursShown}
        onClick={() => setHoursShown(!areHoursShown)}
      >
        Opening hours
      </button>
    </div>
  )
}

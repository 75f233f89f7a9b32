import './page.css'
import { hydrateRoot } from 'react-dom/client'
import { AddToCart } from './AddToCart.tsx'

const island = document.getElementById('island')
const props = JSON.parse(document.getElementById('props')?.textContent ?? '{}')
if (island) hydrateRoot(island, <AddToCart {...props} />)

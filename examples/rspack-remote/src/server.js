import * as Pickup from './Pickup.jsx'
import * as Stores from './Stores.jsx'

/** Each file under the name by which the browser's build exposes it. */
export default { 'page/stores': Stores, 'slot/product.purchase': Pickup }

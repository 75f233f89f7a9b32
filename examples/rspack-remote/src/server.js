import * as Stores from './Stores.jsx'
import * as StoresLink from './StoresLink.jsx'

/** The files, each under the name by which the browser's build exposes it. */
export default { 'page/stores': Stores, 'slot/header.tools': StoresLink }

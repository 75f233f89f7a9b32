import { render } from 'svelte/server'
import Guarded from './Guarded.svelte'

/** The files, each under the name by which the browser's build exposes it. The server asks an island for its HTML alone. */
export default {
  'slot/product.purchase': {
    default: {
      mount() {
        throw new Error('The browser mounts')
      },
      html: (props) => render(Guarded, { props }).body,
    },
  },
}

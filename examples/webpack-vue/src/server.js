import { ssrRenderComponent } from '@vue/server-renderer'
import DeliveryNote from './DeliveryNote.vue'

const textOf = (part) => (Array.isArray(part) ? part.map(textOf).join('') : part)

/** Each file under the name by which the browser's build exposes it. The server asks an island for its HTML alone. */
export default {
  'slot/product.purchase': {
    default: {
      mount() {
        throw new Error('The browser mounts')
      },
      html: (props) => textOf(ssrRenderComponent(DeliveryNote, props)),
    },
  },
}

import { renderToString } from '@vue/server-renderer'
import { createSSRApp, h } from 'vue'
import DeliveryNote from './DeliveryNote.vue'

/** The files, each under the name by which the browser's build exposes it. The server asks an island for its HTML alone. */
export default {
  'slot/product.purchase': {
    default: {
      mount() {
        throw new Error('The browser mounts')
      },
      html: (props) => renderToString(createSSRApp({ render: () => h(DeliveryNote, props) })),
    },
  },
}

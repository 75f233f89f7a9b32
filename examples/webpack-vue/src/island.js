import { createApp, createSSRApp, h, shallowReactive } from 'vue'
import DeliveryNote from './DeliveryNote.vue'

/** The bridge: how the shop mounts, updates and unmounts a Vue component. */
export default {
  mount(element, props, { isServed, onError }) {
    const state = shallowReactive({ ...props })
    const app = (isServed ? createSSRApp : createApp)({ render: () => h(DeliveryNote, state) })
    app.config.errorHandler = onError
    app.mount(element)
    return {
      update: (next) => Object.assign(state, next),
      unmount: () => app.unmount(),
    }
  },
}

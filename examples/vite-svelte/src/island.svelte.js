import { hydrate, mount, unmount } from 'svelte'
import Guarded from './Guarded.svelte'

/** The bridge: how the shop mounts, updates and unmounts a Svelte component. */
export default {
  mount(element, props, { isServed, onError }) {
    const state = $state({ ...props, onError })
    const live = (isServed ? hydrate : mount)(Guarded, { target: element, props: state })
    return {
      update: (next) => void Object.assign(state, next),
      unmount: () => void unmount(live),
    }
  },
}

import { hydrate, mount, unmount } from 'svelte'
import SizeGuide from './SizeGuide.svelte'

/** The bridge: how the store mounts, updates and unmounts a Svelte component. */
export default {
  mount(element, props, { isServed }) {
    const state = $state({ ...props })
    const live = (isServed ? hydrate : mount)(SizeGuide, { target: element, props: state })
    return {
      update: (next) => Object.assign(state, next),
      unmount: () => void unmount(live),
    }
  },
}

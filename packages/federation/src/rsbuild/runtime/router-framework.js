// What the router's links ask of its framework mode, of which this shell is no part: nothing is fetched ahead.
import { createContext, useRef } from 'react'

export const FrameworkContext = createContext(undefined)
export const PrefetchPageLinks = () => null

export function usePrefetchBehavior() {
  return [false, useRef(null), {}]
}

export function mergeRefs(...refs) {
  return (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value)
      else if (ref) ref.current = value
    }
  }
}

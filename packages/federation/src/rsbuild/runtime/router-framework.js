// Stub of the router's framework mode, which its links ask for and this shell does not use: nothing is prefetched.
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

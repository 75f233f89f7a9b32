import { createContext } from 'react'

/** The owner's own name of a point, for all that is on the page of their program. */
export const PointName = createContext<string | undefined>(undefined)

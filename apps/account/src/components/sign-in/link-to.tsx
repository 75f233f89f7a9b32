import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import type { ReactNode } from 'react'

/** Element for a `<link>` in a message. */
export const linkTo = (to: string) => (children: ReactNode[]) => (
  <TextLink as={Link} to={to}>
    {children}
  </TextLink>
)

import { Link } from '@galleria/router'
import { TextLink } from '@galleria/ui'
import type { ReactNode } from 'react'

/** What a `<link>` in a message becomes. */
export const linkTo = (to: string) => (children: ReactNode[]) => (
  <TextLink as={Link} to={to}>
    {children}
  </TextLink>
)

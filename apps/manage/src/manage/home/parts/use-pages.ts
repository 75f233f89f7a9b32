import { ManageBarContext } from '@galleria/federation'
import { useContext } from 'react'

/** Address of a page, where some module has it and the role may open it. */
export function usePages(): (to: string) => string | undefined {
  const links = useContext(ManageBarContext)?.links ?? []
  return (to) => {
    const [path = ''] = to.split('?')
    return links.some((link) => path === link.to || path.startsWith(`${link.to}/`)) ? to : undefined
  }
}

import { Link } from '@galleria/router'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'

export interface OpenedLinkProps {
  readonly to: string
  readonly className: string | undefined
  readonly children: ReactNode
}

interface OpeningLinkProps extends OpenedLinkProps {
  /** Link that opens a dialog or menu in its place; without one, or with a key that asks for another tab, the link leads where it says. */
  readonly load: () => Promise<{ readonly default: ComponentType<OpenedLinkProps> }>
}

export function OpeningLink({ load, ...link }: OpeningLinkProps) {
  const [Opened, setOpened] = useState<ComponentType<OpenedLinkProps> | null>(null)
  const onClick = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const href = event.currentTarget.getAttribute('href')
    try {
      const { default: Loaded } = await load()
      setOpened(() => Loaded)
    } catch {
      if (href) window.location.assign(href)
    }
  }
  const warm = () => void load().catch(() => undefined)
  return Opened ? (
    <Opened {...link} />
  ) : (
    <Link {...link} onClick={onClick} onPointerEnter={warm} onFocus={warm} />
  )
}

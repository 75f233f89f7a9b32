import type { ReactElement, ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  MenuTrigger,
  Popover,
  Pressable,
} from 'react-aria-components'
import { InLanguage } from './InLanguage.tsx'
import styles from './overlays.module.css'

export interface MenuProps {
  /** One of our buttons; it gets the press and the state. */
  readonly trigger: ReactElement<{ readonly className?: string }>
  /** Name of the menu; the trigger's text by default. */
  readonly label?: string
  /** Above the items, not one of them. */
  readonly header?: ReactNode
  readonly defaultOpen?: boolean
  readonly children: ReactNode
}

export function Menu({ trigger, label, header, defaultOpen = false, children }: MenuProps) {
  return (
    <InLanguage>
      <MenuTrigger defaultOpen={defaultOpen}>
        <Pressable>{trigger as ReactElement<never, string>}</Pressable>
        <Popover className={styles.popover ?? ''} placement="bottom end">
          {header && <div className={styles.menuHeader}>{header}</div>}
          <AriaMenu className={styles.menu ?? ''} {...(label ? { 'aria-label': label } : {})}>
            {children}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </InLanguage>
  )
}

export function MenuItem(props: MenuItemProps) {
  return <AriaMenuItem {...props} className={styles.item ?? ''} />
}

import { join } from '../as.ts'
import { type DialogProps, Overlay } from './Dialog.tsx'
import styles from './overlays.module.css'

export interface DrawerProps extends Omit<DialogProps, 'decisive'> {
  readonly side?: 'start' | 'end'
}

/** A dialog at the side of the page; on a phone it takes the whole width. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return <Overlay {...rest} className={join(styles.drawer, styles[side], className)} />
}

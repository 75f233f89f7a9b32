import type { MouseEvent } from 'react'

/** Whether a link was pressed to go there here, and not in a new tab or to be kept. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey || button)

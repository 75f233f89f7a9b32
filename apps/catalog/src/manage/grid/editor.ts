import styles from './grid.module.css'

interface Options {
  /** The cell that is written in. */
  readonly cell: HTMLElement
  readonly label: string
  readonly text: string
  readonly isNumber: boolean
  /** Id of the list of what may be written. */
  readonly list: string | undefined
  readonly onKeep: (text: string, along?: 'row' | 'column', by?: 1 | -1) => void
  readonly onGiveUp: () => void
}

/** Stands in the active cell, by hand as the cell is. Enter and Tab keep what is written and go on, Escape gives it up. */
export function openEditor({ cell, label, text, isNumber, list, onKeep, onGiveUp }: Options): void {
  const input = document.createElement('input')
  let isOver = false
  function end(work: () => void) {
    if (isOver) return
    isOver = true
    work()
    input.remove()
  }
  input.className = styles.editor ?? ''
  input.setAttribute('aria-label', label)
  input.autocomplete = 'off'
  input.spellcheck = false
  if (isNumber) input.inputMode = 'decimal'
  if (list) input.setAttribute('list', list)
  input.value = text
  input.addEventListener('keydown', (event) => {
    const { value } = input
    // The grid has keys of its own.
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key === 'Escape') end(onGiveUp)
    else if (event.key === 'Enter') end(() => onKeep(value, 'row', event.shiftKey ? -1 : 1))
    else if (event.key === 'Tab') end(() => onKeep(value, 'column', event.shiftKey ? -1 : 1))
    else return
    event.preventDefault()
  })
  input.addEventListener('blur', () => end(() => onKeep(input.value)))
  for (const name of ['pointerdown', 'dblclick', 'copy', 'cut', 'paste'])
    input.addEventListener(name, (event) => event.stopPropagation())
  cell.append(input)
  input.focus({ preventScroll: true })
}

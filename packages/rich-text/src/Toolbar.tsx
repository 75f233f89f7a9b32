import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './editor.module.css'

interface ToolbarProps {
  readonly label: string
  readonly controls: string
  readonly tools: readonly Tool[]
}

export interface Tool {
  readonly name: string
  readonly label: string
  readonly sign: ReactNode
  /** Absent for what is done once, e.g. undo. */
  readonly isOn?: boolean
  readonly isOff?: boolean
  readonly run: () => void
}

/** One stop of the tabulator; arrows, Home and End lead from tool to tool (ARIA APG "Toolbar"). */
export function Toolbar({ label, controls, tools }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const to = target(event, current, tools.length)
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    bar.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={move}
    >
      {tools.map(({ name, label: called, sign, isOn, isOff, run }, at) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          aria-label={called}
          title={called}
          aria-pressed={isOn}
          aria-disabled={isOff || undefined}
          tabIndex={at === current ? 0 : -1}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => !isOff && run()}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}

function target({ key, currentTarget }: KeyboardEvent, from: number, count: number): number | undefined {
  const forth = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return (from + forth + count) % count
    case 'ArrowLeft':
      return (from - forth + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

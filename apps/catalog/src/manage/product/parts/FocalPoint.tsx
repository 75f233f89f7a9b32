import { parts as shared } from '@galleria/manage'
import type { MediaItem } from '@galleria/platform-client/products'
import { Button } from '@galleria/ui'
import type { MouseEvent } from 'react'
import { useMessages } from '../../messages/index.ts'
import styles from '../product.module.css'

interface Point {
  readonly x: number
  readonly y: number
}

interface Props {
  readonly item: MediaItem
  readonly focus: Point | null
  readonly onChange: (point: Point | null) => void
}

const middle: Point = { x: 0.5, y: 0.5 }
const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

/** Focal point, kept visible where the picture is cropped: set by a press, or with two sliders. */
export function FocalPoint({ item, focus, onChange }: Props) {
  const t = useMessages()
  const { x, y } = focus ?? middle
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({
      x: rounded((event.clientX - box.left) / box.width),
      y: rounded((event.clientY - box.top) / box.height),
    })
  }
  return (
    <fieldset className={styles.focal} aria-label={t('editor.focus')}>
      {/* The sliders do the same for whoever has no pointer. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div className={styles.target} onClick={press}>
        <img src={item.image?.url} alt="" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <ellipse cx={x * 100} cy={y * 100} rx="4" ry="4" />
        </svg>
      </div>
      <div className={shared.form}>
        <Slider label={t('editor.focus-x')} value={x} onChange={(to) => onChange({ x: to, y })} />
        <Slider label={t('editor.focus-y')} value={y} onChange={(to) => onChange({ x, y: to })} />
        {focus && (
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            {t('editor.focus-none')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Slider({ label, value, onChange }: SliderProps) {
  const percent = Math.round(value * 100)
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        // As the picture lies, whichever way one reads.
        dir="ltr"
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </label>
  )
}

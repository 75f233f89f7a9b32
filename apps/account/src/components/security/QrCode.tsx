import { generate } from 'lean-qr'
import { useMemo } from 'react'
import styles from './Factors.module.css'

/** Dark on white in every theme: cameras are not good at the opposite. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg className={styles.qr} viewBox={`-1 -1 ${size + 2} ${size + 2}`} role="img" aria-label={label}>
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}

function draw(text: string) {
  const code = generate(text)
  const cells: string[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) cells.push(`M${x} ${y}h1v1h-1z`)
  return { size: code.size, path: cells.join('') }
}

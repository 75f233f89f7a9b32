import { useEffect, useState } from 'react'
import { Select } from '../forms/Field.tsx'
import styles from './Gallery.module.css'

const themes = { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' }
const densities = { comfortable: 'Comfortable', compact: 'Compact' }
const directions = { ltr: 'Left to right', rtl: 'Right to left' }

/** Themes the whole page while the gallery is open. */
export function Switches() {
  const [theme, setTheme] = useState('')
  const [density, setDensity] = useState('comfortable')
  const [direction, setDirection] = useState('ltr')
  useEffect(() => setTheme(document.documentElement.dataset.theme ?? 'system'), [])
  useEffect(() => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else if (theme) root.dataset.theme = theme
    root.dataset.density = density
    root.dir = direction
    return () => {
      delete root.dataset.density
      root.removeAttribute('dir')
    }
  }, [theme, density, direction])
  return (
    <div className={styles.switches}>
      <Select label="Theme" value={theme || 'system'} onChange={(event) => setTheme(event.target.value)}>
        {options(themes)}
      </Select>
      <Select label="Density" value={density} onChange={(event) => setDensity(event.target.value)}>
        {options(densities)}
      </Select>
      <Select label="Direction" value={direction} onChange={(event) => setDirection(event.target.value)}>
        {options(directions)}
      </Select>
    </div>
  )
}

function options(choices: Record<string, string>) {
  return Object.entries(choices).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

import { Select } from '@galleria/ui'
import { useEffect, useState } from 'react'
import css from './ThemeSwitch.module.css'
import { applyTheme, readTheme, type Theme, themes } from './theme.ts'

/** The server cannot know the choice, so the control says "system" until it has been read. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  return (
    <Select
      label="Theme"
      className={css.switch}
      value={theme}
      onChange={(event) => {
        const chosen = themes.find((name) => name === event.target.value) ?? 'system'
        setTheme(chosen)
        applyTheme(chosen)
      }}
    >
      <option value="system">As the system</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
      <option value="contrast">High contrast</option>
    </Select>
  )
}

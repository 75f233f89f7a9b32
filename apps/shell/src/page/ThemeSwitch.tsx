import { Select } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import css from './ThemeSwitch.module.css'
import { applyTheme, readTheme, type Theme, themes } from './theme.ts'

/** The server cannot know the choice, so the control says "system" until it has been read. */
export function ThemeSwitch() {
  const t = useMessages()
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  return (
    <Select
      label={t('theme.label')}
      className={css.switch}
      value={theme}
      onChange={(event) => {
        const chosen = themes.find((name) => name === event.target.value) ?? 'system'
        setTheme(chosen)
        applyTheme(chosen)
      }}
    >
      <option value="system">{t('theme.system')}</option>
      <option value="light">{t('theme.light')}</option>
      <option value="dark">{t('theme.dark')}</option>
      <option value="contrast">{t('theme.contrast')}</option>
    </Select>
  )
}

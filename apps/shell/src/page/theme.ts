export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

const key = 'galleria.theme'

/** Runs in the head before anything is painted, so that the chosen theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${key}');if(/^(light|dark|contrast)$/.test(t))document.documentElement.dataset.theme=t}catch(e){}`

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return themes.find((name) => name === theme) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

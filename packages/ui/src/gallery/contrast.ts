import { useEffect, useState } from 'react'

/** Ratio of two colors as WCAG 2.2 defines it, from their computed `rgb()` form. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of pairs of tokens as this page shows them now; measured again when the theme changes. */
export function useContrasts(pairs: readonly (readonly [token: string, on: string])[]) {
  const [ratios, setRatios] = useState<readonly number[]>([])
  useEffect(() => {
    const measure = () => setRatios(pairs.map(([token, on]) => contrastRatio(computed(token), computed(on))))
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const system = window.matchMedia?.('(prefers-color-scheme: dark)')
    system?.addEventListener('change', measure)
    return () => {
      observer.disconnect()
      system?.removeEventListener('change', measure)
    }
  }, [pairs])
  return ratios
}

function computed(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--color-${token})`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

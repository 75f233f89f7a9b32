import { inStyle } from '../in-style.ts'
import { useContrasts } from './contrast.ts'
import { Example } from './Example.tsx'
import styles from './Gallery.module.css'

const grounds = ['paper', 'surface', 'sunken', 'raised', 'accent-soft'] as const

/** Foreground color, and the background it is measured against. */
const inks = [
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['line-strong', 'paper'],
  ['accent', 'paper'],
  ['on-accent', 'accent'],
  ['focus', 'paper'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
] as const

export function Colors() {
  const ratios = useContrasts(inks)
  return (
    <>
      <Example title="Grounds" block>
        <ul className={styles.colors}>
          {grounds.map((token) => (
            <li key={token} className={styles.color}>
              <span className={styles.chip} ref={inStyle({ background: `var(--color-${token})` })} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Inks, with their contrast on the ground they are used on" block>
        <ul className={styles.colors}>
          {inks.map(([token, on], index) => (
            <li key={token} className={styles.color}>
              <span
                className={styles.chip}
                ref={inStyle({ background: `var(--color-${on})`, color: `var(--color-${token})` })}
                aria-hidden="true"
              >
                <span className={styles.ink} />
              </span>
              <code>{token}</code>
              <span className={styles.measured}>
                {ratios[index] ? `${ratios[index].toFixed(1)} on ${on}` : `on ${on}`}
              </span>
            </li>
          ))}
        </ul>
      </Example>
    </>
  )
}

const sizes = ['3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'] as const

export function Type() {
  return (
    <Example title="A serif with warmth for headings, the reader's own sans for the rest" block>
      <ul className={styles.types}>
        {sizes.map((size, index) => (
          <li key={size} className={styles.type}>
            <code>{size}</code>
            <span
              ref={inStyle({
                fontSize: `var(--text-${size})`,
                fontFamily: index < 3 ? 'var(--font-display)' : 'var(--font-body)',
              })}
            >
              A bowl for every morning
            </span>
          </li>
        ))}
      </ul>
    </Example>
  )
}

export function Measures() {
  return (
    <>
      <Example title="Space" block>
        <ul className={styles.bars}>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => (
            <li key={step} className={styles.type}>
              <code>{step}</code>
              <span className={styles.bar} ref={inStyle({ inlineSize: `var(--space-${step})` })} />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Radii and shadows">
        {['sm', 'md', 'lg', 'full'].map((radius) => (
          <span
            key={radius}
            className={styles.shape}
            ref={inStyle({ borderRadius: `var(--radius-${radius})` })}
          >
            {radius}
          </span>
        ))}
        {['sm', 'md', 'lg'].map((shadow) => (
          <span
            key={shadow}
            className={styles.shadow}
            ref={inStyle({ boxShadow: `var(--shadow-${shadow})` })}
          >
            {shadow}
          </span>
        ))}
      </Example>
    </>
  )
}

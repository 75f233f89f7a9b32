import { Heading } from '@galleria/ui'
import type { WayToEarn } from '../rules/earning-words.ts'
import styles from './HowItWorks.module.css'

/** Three steps, for whoever is not a member yet; `way` is what buying earns. */
export function HowItWorks({ way }: { readonly way: WayToEarn | undefined }) {
  const steps = [
    { title: 'Sign up', words: 'An email address is all it takes.' },
    {
      title: 'Shop as you always do',
      words: way ? `You earn ${way.reward}.` : 'Your purchases earn points.',
    },
    { title: 'Rise', words: 'Points bring you up the tiers, and each tier has more to give.' },
  ]
  return (
    <section aria-labelledby="how-title">
      <Heading level={2} size="2xl" id="how-title">
        How it works
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, words }) => (
          <li key={title} className={styles.step}>
            <Heading level={3}>{title}</Heading>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Heading } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { WayToEarn } from '../rules/earning-words.ts'
import styles from './HowItWorks.module.css'

/** Three steps, for whoever is not a member yet; `way` is what buying earns. */
export function HowItWorks({ way }: { readonly way: WayToEarn | undefined }) {
  const t = useMessages()
  const steps = [
    { title: t('how.sign-up'), words: t('how.sign-up-more') },
    {
      title: t('how.shop'),
      words: way ? t('how.earn', { reward: way.reward }) : t('how.earn-some'),
    },
    { title: t('how.rise'), words: t('how.rise-more') },
  ]
  return (
    <section aria-labelledby="how-title">
      <Heading level={2} size="2xl" id="how-title">
        {t('how.title')}
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

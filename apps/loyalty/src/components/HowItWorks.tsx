import { Heading, VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { WayToEarn } from '../rules/earning-copy.ts'
import styles from './HowItWorks.module.css'

interface Props {
  /** Earning rate of purchases. */
  readonly way: WayToEarn | undefined
  /** The page says it already. */
  readonly hidden?: boolean
}

/** Three steps, for whoever is not a member yet. */
export function HowItWorks({ way, hidden = false }: Props) {
  const t = useMessages()
  const steps = [
    { title: t('how.sign-up'), words: t('how.sign-up-more') },
    {
      title: t('how.shop'),
      words: way ? t('how.earn', { reward: way.reward }) : t('how.earn-some'),
    },
    { title: t('how.rise'), words: t('how.rise-more') },
  ]
  const title = (
    <Heading level={2} size="2xl" id="how-title">
      {hidden ? t('how.steps') : t('how.title')}
    </Heading>
  )
  return (
    <section aria-labelledby="how-title">
      {hidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
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

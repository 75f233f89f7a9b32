import { Disclosure, Heading, Stack } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Question } from '../rules/questions.ts'
import styles from './Questions.module.css'

/** Frequent questions of members; opens without script. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const t = useMessages()
  return (
    <section aria-labelledby="questions-title" className={styles.questions}>
      <Heading level={2} size="2xl" id="questions-title">
        {t('how.questions')}
      </Heading>
      <Stack gap={2} className={styles.below}>
        {questions.map(({ id, asked, answers }) => (
          <Disclosure key={id} title={asked}>
            {answers.map((answer) => (
              <p key={answer} className={styles.answer}>
                {answer}
              </p>
            ))}
          </Disclosure>
        ))}
      </Stack>
    </section>
  )
}

import { Form, useNavigation } from '@galleria/router'
import { Button, Card, Heading } from '@galleria/ui'
import { key, useMessages } from '../../messages/index.ts'
import styles from '../orders/OrderAgain.module.css'

const sections = [
  { section: 'BOOKINGS', label: key('hosted.bookings') },
  { section: 'EVENTS', label: key('hosted.events') },
  { section: 'SUBSCRIPTIONS', label: key('hosted.subscriptions') },
  { section: 'ACCOUNT_INFO', label: key('hosted.info') },
] as const
export type HostedSection = (typeof sections)[number]['section']

export function isHostedSection(name: string): name is HostedSection {
  return sections.some(({ section }) => section === name)
}

/** Links to sections that the hosted platform keeps on its own pages, with the way back. */
export function HostedSections() {
  const t = useMessages()
  const { state, formData } = useNavigation()
  const going = state === 'idle' ? undefined : formData?.get('section')
  return (
    <Card>
      <Heading level={2}>{t('hosted.title')}</Heading>
      <Form method="post" className={styles.sections}>
        {sections.map(({ section, label }) => (
          <Button
            key={section}
            type="submit"
            name="section"
            value={section}
            size="small"
            pending={going === section}
          >
            {t(label)}
          </Button>
        ))}
      </Form>
    </Card>
  )
}

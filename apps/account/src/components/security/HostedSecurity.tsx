import { Form } from '@galleria/router'
import { Button, Card, Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

/** Link to the hosted platform's own pages for factors and devices. */
export function HostedSecurity() {
  const t = useMessages()
  return (
    <Card>
      <Heading level={2}>{t('security.factors')}</Heading>
      <p>{t('security.hosted')}</p>
      <Form method="post">
        <input type="hidden" name="intent" value="hosted" />
        <Button type="submit">{t('security.hosted-go')}</Button>
      </Form>
    </Card>
  )
}

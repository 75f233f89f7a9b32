import { parts, useSend } from '@galleria/manage'
import type { StaffSettings } from '@galleria/platform-client/staff-members'
import { Link } from '@galleria/router'
import { Checkbox, Heading, Notice, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

/** Rule that staff need a second factor; it holds from the next time that they open the admin. */
export function SecondFactorRule({ settings }: { readonly settings: StaffSettings }) {
  const t = useMessages()
  const { sent, isSending, send } = useSend()
  const { requireSecondFactor, revision } = settings
  return (
    <div className={parts.form}>
      <Heading level={2}>{t('factor.title')}</Heading>
      <Checkbox
        checked={requireSecondFactor}
        disabled={isSending}
        onChange={({ target }) => send({ intent: 'second-factor', isRequired: target.checked, revision })}
      >
        {t('factor.require')}
      </Checkbox>
      <p className={parts.quiet}>
        {t('factor.more')}{' '}
        <TextLink as={Link} to="/account/security">
          {t('factor.own')}
        </TextLink>
      </p>
      <div role="status">{sent?.done && !isSending && <p>{t('factor.done')}</p>}</div>
      {sent?.problem && !isSending && <Notice tone="danger">{sent.problem}</Notice>}
    </div>
  )
}

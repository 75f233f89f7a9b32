import { platform } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { getMyMember } from '@galleria/platform-client/members'
import { listFactors, listSessions } from '@galleria/platform-client/security'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Card, Heading, Notice } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import { AccountPage } from '../components/AccountPage.tsx'
import { Devices } from '../components/security/Devices.tsx'
import { Factors } from '../components/security/Factors.tsx'
import { HostedSecurity } from '../components/security/HostedSecurity.tsx'
import { NewPasswordForm } from '../components/sign-in/NewPasswordForm.tsx'
import { useSignOut } from '../components/use-sign-out.ts'
import { type Changed, changeSecurity } from '../data/change-security.ts'
import { memberOnly } from '../data/member-only.ts'
import { useMessages } from '../messages/index.ts'
import styles from './security.module.css'

export async function loader(args: LoaderFunctionArgs) {
  return memberOnly(args, async (client, signal) => {
    const [{ member }, own] = await Promise.all([
      getMyMember(client, { fieldsets: ['FULL'] }, { signal }),
      Promise.all([listFactors(client, {}, { signal }), listSessions(client, {}, { signal })]).catch(absent),
    ])
    if (!own) return { email: member.loginEmail ?? '', own: null }
    const [{ factors }, { sessions }] = own
    return { email: member.loginEmail ?? '', own: { factors, sessions } }
  })
}

/** The hosted platform keeps factors and sessions to its own pages. */
function absent(error: unknown): null {
  if (isPlatformError(error) && error.status === 404) return null
  throw error
}

export function action(args: ActionFunctionArgs): Promise<Changed | Response> {
  return changeSecurity(args, args.context.get(platform))
}

export function Component() {
  const t = useMessages()
  const { email, own } = useLoaderData<typeof loader>()
  const changed = useActionData<Changed>()
  const { state, formData } = useNavigation()
  const { signOut } = useSignOut()
  const everywhere = changed?.everywhere
  const leave = useEffectEvent(signOut)
  useEffect(() => {
    if (everywhere) leave()
  }, [everywhere])
  const doing = state === 'idle' ? undefined : String(formData?.get('intent') ?? '')
  return (
    <AccountPage title={t('security.title')}>
      {changed?.said && <Notice tone="success">{changed.said}</Notice>}
      {changed?.problem && <Notice tone="danger">{changed.problem}</Notice>}
      <div className={styles.sections}>
        <Card>
          <Heading level={2}>{t('security.password')}</Heading>
          <NewPasswordForm
            key={changed?.said}
            email={email}
            error={changed?.errors?.password}
            busy={doing === 'password'}
          />
        </Card>
        {own ? (
          <>
            <Card>
              <Heading level={2}>{t('security.factors')}</Heading>
              <Factors factors={own.factors} changed={changed} doing={doing} />
            </Card>
            <Card className={styles.wide}>
              <Heading level={2}>{t('security.devices')}</Heading>
              <Devices sessions={own.sessions} doing={changed?.everywhere ? 'everywhere' : doing} />
            </Card>
          </>
        ) : (
          <HostedSecurity />
        )}
      </div>
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'

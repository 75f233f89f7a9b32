import { languageIn, platform, site, Widget } from '@galleria/federation'
import { getMyMember } from '@galleria/platform-client/members'
import { searchOrders } from '@galleria/platform-client/orders'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirectDocument,
  useLoaderData,
} from '@galleria/router'
import { Button, Card, Heading, TextLink } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { OrderRow } from '../components/orders/OrderRow.tsx'
import { StoreCreditCard } from '../components/StoreCreditCard.tsx'
import { HostedSections, isHostedSection } from '../components/security/HostedSections.tsx'
import { useSignOut } from '../components/use-sign-out.ts'
import { memberOnly } from '../data/member-only.ts'
import { readStoreCredit } from '../data/store-credit.ts'
import { useMessages } from '../messages/index.ts'
import { fullName, shortName } from '../rules/member-name.ts'
import styles from './overview.module.css'

export async function loader(args: LoaderFunctionArgs) {
  return memberOnly(args, async (client, signal) => {
    const search = { cursorPaging: { limit: 3 } }
    const [{ member }, { orders }, storeCredit] = await Promise.all([
      getMyMember(client, { fieldsets: ['FULL'] }, { signal }),
      searchOrders(client, { search }, { signal }),
      readStoreCredit(client, signal),
    ])
    return { member, orders, storeCredit }
  })
}

/** The platform's own pages of a member, in this language, and back. */
export async function action({ context, request }: ActionFunctionArgs) {
  const section = String((await request.formData()).get('section') ?? '')
  if (!isHostedSection(section)) return null
  const { redirectSession } = await createRedirectSession(context.get(platform), {
    memberAccountPage: { section },
    callbacks: { postFlowUrl: `${context.get(site).shellUrl}/account` },
    preferences: { additionalQueryParameters: { ui_locales: languageIn(context).code } },
  })
  return redirectDocument(redirectSession.fullUrl)
}

export function Component() {
  const t = useMessages()
  const { member, orders, storeCredit } = useLoaderData<typeof loader>()
  const { signOut, leaving } = useSignOut()
  return (
    <AccountPage
      title={t('account.hello', { name: shortName(member) || t('account.your') })}
      documentTitle={t('account.title')}
    >
      <div className={styles.cards}>
        <Card>
          <Heading level={2}>{t('account.you')}</Heading>
          <p className={styles.name}>{fullName(member) || t('account.member')}</p>
          <p className={styles.email}>{member.loginEmail}</p>
          <Button variant="secondary" onClick={signOut} pending={leaving}>
            {t('menu.sign-out')}
          </Button>
        </Card>
        <Card className={styles.points}>
          <Heading level={2}>{t('account.points')}</Heading>
          <p className={styles.standing}>
            <Widget name="loyalty.balance" fallback={t('account.no-points')} />
            <Widget name="loyalty.tier-badge" />
          </p>
          <TextLink as={Link} to="/loyalty">
            {t('account.worth')}
          </TextLink>
        </Card>
        {storeCredit && storeCredit.entries.length > 0 && <StoreCreditCard credit={storeCredit} />}
        <HostedSections />
      </div>
      <section aria-labelledby="latest-orders" className={styles.latest}>
        <Heading level={2} id="latest-orders">
          {t('orders.latest')}
        </Heading>
        {orders.length > 0 ? (
          <>
            <ul className={styles.orders}>
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
            <TextLink as={Link} to="/account/orders">
              {t('order.all')}
            </TextLink>
          </>
        ) : (
          <p>{t('orders.none-yet')}</p>
        )}
      </section>
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'

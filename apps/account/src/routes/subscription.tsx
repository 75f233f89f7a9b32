import { isPlatformError } from '@galleria/platform-client'
import { getSubscriptionContract } from '@galleria/platform-client/subscriptions'
import { Link, type LoaderFunctionArgs, useLoaderData } from '@galleria/router'
import { Badge, ButtonLink, EmptyState } from '@galleria/ui'
import { AccountPage } from '../components/AccountPage.tsx'
import { SubscriptionActs } from '../components/subscriptions/SubscriptionActs.tsx'
import { SubscriptionFacts } from '../components/subscriptions/SubscriptionFacts.tsx'
import { memberOnly } from '../data/member-only.ts'
import { shopCurrency } from '../data/shop-currency.ts'
import { useMessages } from '../messages/index.ts'
import { subscriptionStatus } from '../rules/subscription-copy.ts'

export async function loader(args: LoaderFunctionArgs) {
  const currency = shopCurrency(args)
  const now = new Date().toISOString()
  return memberOnly(args, async (client, signal) => {
    try {
      const id = args.params.contractId ?? ''
      const { subscriptionContract: contract } = await getSubscriptionContract(client, { id }, { signal })
      return { contract, currency, now }
    } catch (error) {
      if (isPlatformError(error) && (error.status === 404 || error.status === 400))
        return { contract: null, currency, now }
      throw error
    }
  })
}

export { actOnSubscription as action } from '../data/subscription-action.ts'

export function Component() {
  const t = useMessages()
  const { contract, currency, now } = useLoaderData<typeof loader>()
  const back = (
    <ButtonLink as={Link} to="/account/subscriptions" variant="secondary">
      {t('subscription.all')}
    </ButtonLink>
  )
  if (!contract)
    return (
      <AccountPage title={t('subscriptions.title')}>
        <EmptyState title={t('subscription.gone')} action={back} />
      </AccountPage>
    )
  const status = subscriptionStatus(contract)
  return (
    <AccountPage title={contract.productName}>
      <p>
        <Badge tone={status.tone}>{t(status.text)}</Badge>
      </p>
      <SubscriptionFacts contract={contract} currency={currency} />
      <SubscriptionActs contract={contract} currency={currency} now={now} />
      {back}
    </AccountPage>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'

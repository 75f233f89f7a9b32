import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'

export function Component() {
  return (
    <AccountCard title="You are signed out">
      <p>Thank you for visiting. Your cart and your points wait for you.</p>
      <ButtonLink as={Link} to="/" variant="primary">
        Continue shopping
      </ButtonLink>
      <ButtonLink as={Link} to="/account/sign-in" variant="secondary">
        Sign in again
      </ButtonLink>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'

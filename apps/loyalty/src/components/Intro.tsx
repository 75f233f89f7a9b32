import type { LoyaltyProgram } from '@galleria/platform-client/loyalty'
import { Link } from '@galleria/router'
import { ButtonLink, Heading, TextLink } from '@galleria/ui'
import styles from './Intro.module.css'

interface Props {
  readonly program: LoyaltyProgram
  readonly isMember: boolean
}

export function Intro({ program, isMember }: Props) {
  return (
    <header className={styles.intro}>
      <p className={styles.eyebrow}>{isMember ? 'Your membership' : 'Membership is free'}</p>
      <Heading level={1} size="3xl" tabIndex={-1}>
        {program.name ?? 'Points and rewards'}
      </Heading>
      <p className={styles.lead}>
        {program.description || 'Every purchase earns points. Points open tiers, and tiers earn more.'}
      </p>
      {program.status === 'PAUSED' && <p>The programme is resting: points are kept, none are earned.</p>}
      {!isMember && (
        <p className={styles.actions}>
          <ButtonLink as={Link} to="/account/register?returnTo=%2Floyalty" variant="primary" size="large">
            Join by signing up
          </ButtonLink>
          <TextLink as={Link} to="/account/sign-in?returnTo=%2Floyalty">
            Sign in to see your points
          </TextLink>
        </p>
      )}
    </header>
  )
}

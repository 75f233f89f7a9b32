import { useLocale } from '@galleria/i18n'
import type { StaffRole } from '@galleria/platform-client/roles'
import { Link } from '@galleria/router'
import { ButtonLink, Container, EmptyState } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { roleNames } from './role-names.ts'

interface Props {
  /** The module. */
  readonly boundary: string
  readonly role: StaffRole
  readonly rolesAllowed: readonly StaffRole[]
}

/** Instead of a page that the role of whoever asks may not read: for which roles it is. */
export function RoleRefused({ boundary, role, rolesAllowed }: Props) {
  const t = useMessages()
  const { tag } = useLocale().language
  const names = rolesAllowed.map((each) => t(roleNames[each]))
  const roles = new Intl.ListFormat(tag, { type: 'disjunction' }).format(names)
  return (
    <Container data-boundary={boundary} data-refused="">
      <title>{t('refused.title')}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel={1}
        title={t('refused.title')}
        description={t('refused.role', { role: t(roleNames[role]), roles })}
        action={
          <ButtonLink as={Link} to="/manage" variant="primary">
            {t('refused.home')}
          </ButtonLink>
        }
      />
    </Container>
  )
}

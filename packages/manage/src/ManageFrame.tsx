import { useSession } from '@galleria/auth/react'
import { ManageBarContext, type ManageLink, Slot } from '@galleria/federation'
import { useLocale } from '@galleria/i18n'
import { Link, useLocation } from '@galleria/router'
import { Breadcrumb, ButtonLink, Container, EmptyState, PageHeader } from '@galleria/ui'
import { type ReactNode, useContext } from 'react'
import { crumbsOf, sectionNames } from './crumbs.ts'
import styles from './Frame.module.css'
import { useMessages } from './messages/index.ts'
import parts from './parts.module.css'
import { signInPath } from './staff/staff.ts'
import { zoneName } from './zone-name.ts'

export interface ManageFrameProps {
  /** The module, and what its part is called. */
  readonly boundary: string
  readonly area: string
  readonly title: string
  readonly isOwner: boolean
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** False where neither times nor days are shown: the shop's time zone then tells nothing. */
  readonly hasTimes?: boolean
  readonly children: ReactNode
}

const none: readonly ManageLink[] = []

/** Title, the way back, and what the page shows. Nothing of the store stays in sight once the session is over. */
export function ManageFrame(props: ManageFrameProps) {
  const { boundary, area, title, isOwner, description, actions, hasTimes = true, children } = props
  const t = useMessages()
  const { language, timeZone = 'UTC' } = useLocale()
  const { isMember } = useSession()
  const { pathname, search } = useLocation()
  const links = useContext(ManageBarContext)?.links ?? none
  const crumbs = crumbsOf(links, pathname, (section) => t(sectionNames[section]))
  return (
    <Container data-boundary={boundary} className={styles.frame}>
      <title>{t('manage.page', { title, area })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={title}
        description={description}
        actions={actions && <div className={parts.buttons}>{actions}</div>}
        before={
          crumbs.length > 0 && (
            <Breadcrumb as={Link} items={[...crumbs, { label: title }]} className={styles.crumbs} />
          )
        }
      />
      {isMember ? (
        <>
          <Slot name="manage.frame" area={boundary} isOwner={isOwner} />
          {children}
          {hasTimes && (
            <p className={styles.zone}>
              {t('manage.zone', { zone: zoneName(timeZone, language.tag, new Date()) })}
            </p>
          )}
        </>
      ) : (
        <EmptyState
          title={t('manage.over')}
          action={
            <ButtonLink as={Link} to={signInPath(pathname + search)}>
              {t('manage.sign-in')}
            </ButtonLink>
          }
        />
      )}
    </Container>
  )
}

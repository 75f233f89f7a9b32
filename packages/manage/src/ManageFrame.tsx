import { useSession } from '@galleria/auth/react'
import { Slot } from '@galleria/federation'
import { useLocale } from '@galleria/i18n'
import { Link, NavLink, useLocation } from '@galleria/router'
import { Badge, ButtonLink, Container, EmptyState, PageHeader, SectionNav } from '@galleria/ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './Frame.module.css'
import { useMessages } from './messages/index.ts'
import { signInPath } from './staff.ts'
import { zoneName } from './zone-name.ts'

export interface ManageFrameProps {
  /** The module, and what its part is called. */
  readonly boundary: string
  readonly area: string
  readonly sections: {
    readonly label: string
    /** The first one is where the part begins. */
    readonly links: readonly { readonly to: string; readonly label: ReactNode }[]
  }
  readonly title: string
  readonly isOwner: boolean
  readonly description?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Title, sections and what the section shows. Nothing of the store stays in sight once the session is over. */
export function ManageFrame(props: ManageFrameProps) {
  const { boundary, area, sections, title, isOwner, description, actions, children } = props
  const t = useMessages()
  const { language, timeZone = 'UTC' } = useLocale()
  const { isMember } = useSession()
  const [home] = sections.links
  const nav = useRef<HTMLElement>(null)
  useCenteredCurrent(nav, useLocation().pathname)
  return (
    <Container data-boundary={boundary} className={styles.frame}>
      <title>{t('manage.page', { title, area })}</title>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={title}
        description={description}
        actions={actions}
        before={
          <p>
            <Badge tone="info">{isOwner ? t('manage.owner') : t('manage.staff')}</Badge>
          </p>
        }
      />
      <SectionNav ref={nav} aria-label={sections.label} className={styles.nav}>
        {sections.links.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === home?.to}>
            {label}
          </NavLink>
        ))}
      </SectionNav>
      {isMember ? (
        <>
          <Slot name="manage.frame" area={boundary} isOwner={isOwner} />
          {children}
          <p className={styles.zone}>
            {t('manage.zone', { zone: zoneName(timeZone, language.tag, new Date()) })}
          </p>
        </>
      ) : (
        <EmptyState
          title={t('manage.over')}
          action={
            <ButtonLink as={Link} to={signInPath(home?.to ?? '/')}>
              {t('manage.sign-in')}
            </ButtonLink>
          }
        />
      )}
    </Container>
  )
}

/** Centers the current section, where the sections are a strip wider than the screen. */
function useCenteredCurrent(nav: RefObject<HTMLElement | null>, path: string) {
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    if (!nav.current || !current) return
    const [link, strip] = [current.getBoundingClientRect(), nav.current.getBoundingClientRect()]
    nav.current.scrollLeft += (link.left + link.right - strip.left - strip.right) / 2
  }, [nav, path])
}

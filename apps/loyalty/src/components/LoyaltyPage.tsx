import { Container, Notice, PageHeader } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { PointName } from '../messages/point-name.ts'
import styles from './LoyaltyPage.module.css'
import { Sections } from './Sections.tsx'

interface Props {
  readonly title: ReactNode
  readonly documentTitle: string
  readonly store: string
  readonly lead?: ReactNode
  /** Its address for search engines; absent: none of their business. */
  readonly canonical?: string
  /** The program rests. */
  readonly paused?: boolean
  /** The owner's own name of a point, where the page knows it. */
  readonly pointName?: string | undefined
  readonly children: ReactNode
}

/** A page of points and rewards: title, the way to the others, and what it shows. */
export function LoyaltyPage(props: Props) {
  const { title, documentTitle, store, lead, canonical, paused, pointName, children } = props
  const t = useMessages(pointName)
  return (
    <Container data-boundary="loyalty" className={styles.page}>
      <title>{t('page.title', { name: documentTitle, store })}</title>
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <PageHeader title={title} description={lead} />
      <PointName value={pointName}>
        <Sections />
        {paused && <Notice tone="warning">{t('intro.paused')}</Notice>}
        {children}
      </PointName>
    </Container>
  )
}

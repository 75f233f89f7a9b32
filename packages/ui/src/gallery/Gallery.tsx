import { Container } from '../layout.tsx'
import { Actions } from './Actions.tsx'
import { Feedback } from './Feedback.tsx'
import { Forms } from './Forms.tsx'
import styles from './Gallery.module.css'
import { Layout } from './Layout.tsx'
import { Navigation } from './Navigation.tsx'
import { OverlaysWhenReady } from './OverlaysWhenReady.tsx'
import { Products } from './Products.tsx'
import { Switches } from './Switches.tsx'
import { Colors, Measures, Type } from './tokens.tsx'

const sections = [
  { id: 'color', title: 'Color', Content: Colors },
  { id: 'type', title: 'Type', Content: Type },
  { id: 'measures', title: 'Space and shape', Content: Measures },
  { id: 'actions', title: 'Actions', Content: Actions },
  { id: 'forms', title: 'Forms', Content: Forms },
  { id: 'products', title: 'Products', Content: Products },
  { id: 'feedback', title: 'Feedback', Content: Feedback },
  { id: 'navigation', title: 'Navigation', Content: Navigation },
  { id: 'layout', title: 'Layout', Content: Layout },
  { id: 'overlays', title: 'Overlays', Content: OverlaysWhenReady },
]

/** The page at `/design`. It expects a `ToastRegion` elsewhere in the page. */
export function Gallery() {
  return (
    <Container className={styles.gallery}>
      <header className={styles.intro}>
        <p className={styles.eyebrow}>Design</p>
        <h1 className={styles.title} tabIndex={-1}>
          Paper, ink and one warm accent
        </h1>
        <p className={styles.lead}>Every element of the store, in every state it can be in.</p>
        <Switches />
      </header>
      <nav aria-label="Elements" className={styles.index}>
        <ul className={styles.links}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, title, Content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`} className={styles.sectionTitle}>
              {title}
            </h2>
            <Content />
          </section>
        ))}
      </div>
    </Container>
  )
}

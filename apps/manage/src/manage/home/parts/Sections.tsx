import { useManageLinks } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, Grid, TextLink } from '@galleria/ui'
import styles from './Sections.module.css'

/** Pages of all modules in the admin, by section. */
export function Sections() {
  const links = useManageLinks()
  const sections = Map.groupBy(
    links.filter(({ section }) => section !== 'home'),
    ({ section }) => section,
  )
  return (
    <Grid as="ul" className={styles.sections}>
      {[...sections].map(([section, pages]) => (
        <Card key={section} as="li">
          <ul className={styles.links}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <TextLink as={Link} to={to}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Grid>
  )
}

import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { type FoundMembers, MOST_SHOWN } from '../../data/community/directory.ts'
import { useMessages } from '../../messages/index.ts'
import { MemberCard } from './MemberCard.tsx'
import styles from './MemberList.module.css'
import { ShowMore } from './ShowMore.tsx'
import { useRelations } from './use-relations.ts'

interface MemberListProps {
  readonly found: FoundMembers
  /** Link to the start of the list, for visitors of a later page. */
  readonly first: string | null
  readonly next: string | null
  /** The same list with the next page below; null where every page stands by itself. */
  readonly inPlace: string | null
  readonly shown: number
}

export function MemberList({ found: { members, badges }, first, next, inPlace, shown }: MemberListProps) {
  const t = useMessages()
  const relations = useRelations(members.map(({ id }) => id))
  return (
    <>
      <ul className={styles.list} data-member-list>
        {members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            badges={badges[member.id] ?? []}
            relations={relations}
          />
        ))}
      </ul>
      <footer className={styles.footer}>
        {first && (
          <ButtonLink as={Link} to={first} variant="quiet">
            {t('community.first-page')}
          </ButtonLink>
        )}
        {next &&
          (inPlace && shown < MOST_SHOWN ? (
            <ShowMore href={next} inPlace={inPlace} shown={members.length} />
          ) : (
            <ButtonLink as={Link} to={next} rel="next">
              {t('community.next-page')}
            </ButtonLink>
          ))}
      </footer>
    </>
  )
}

import { useFormat } from '@galleria/i18n'
import { parts as styles } from '@galleria/manage'
import type { Member } from '@galleria/platform-client/members'
import { Link } from '@galleria/router'
import { Card, DescriptionList, Heading, TextLink } from '@galleria/ui'
import type { Shown } from '../data/profile.ts'
import { useMessages } from '../messages/index.ts'
import { textsIn } from '../rules/contact-texts.ts'

interface Props {
  readonly member: Member
  readonly points: Shown['points']
}

/** Facts about a member, and their own profile. */
export function MemberFacts({ member, points }: Props) {
  const t = useMessages()
  const format = useFormat()
  const { profile, contact, lastLoginDate } = member
  const { phones, emails, addresses, company, fields } = textsIn(contact)
  const given: readonly { readonly term: string; readonly value: string | null | undefined }[] = [
    { term: t('profile.nickname'), value: profile?.nickname },
    { term: t('profile.title'), value: profile?.title },
    { term: t('profile.emails'), value: emails },
    { term: t('profile.phones'), value: phones },
    { term: t('profile.addresses'), value: addresses },
    { term: t('profile.company'), value: company },
    {
      term: t('column.seen'),
      value: lastLoginDate && format.date(lastLoginDate, { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ]
  const facts = given
    .filter(({ value }) => value)
    .map(({ term, value }) => ({ term, value: <bdi>{value}</bdi> }))
  return (
    <Card className={styles.form}>
      <Heading level={2} size="lg">
        {t('profile.about')}
      </Heading>
      <DescriptionList
        items={[
          ...facts,
          ...fields.map(({ name, value }) => ({ term: name, value: <bdi>{value}</bdi> })),
          {
            term: t('profile.points'),
            value: points ? (
              <TextLink as={Link} to={`/manage/loyalty/accounts/${points.id}`}>
                {format.number(points.balance)}
              </TextLink>
            ) : (
              t('profile.no-points')
            ),
          },
        ]}
      />
      {profile?.slug && member.privacyStatus === 'PUBLIC' && member.status === 'APPROVED' && (
        <p>
          <TextLink as={Link} to={`/members/${profile.slug}`}>
            {t('profile.public')}
          </TextLink>
        </p>
      )}
    </Card>
  )
}

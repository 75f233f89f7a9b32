import { ManageFrame, type ManageFrameProps } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'

/** Title, sections and what the section shows. */
export function Frame(props: Omit<ManageFrameProps, 'boundary' | 'area' | 'sections'>) {
  const t = useMessages()
  const links = [
    { to: '/manage/members', label: t('members.title') },
    { to: '/manage/members/reports', label: t('reports.title') },
    { to: '/manage/members/badges', label: t('badges.title') },
    { to: '/manage/members/community', label: t('community.title') },
  ]
  const sections = { label: t('manage.sections'), links }
  return <ManageFrame {...props} boundary="account" area={t('manage.area')} sections={sections} />
}

import { ManageFrame, type ManageFrameProps } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'

/** Title, sections and what the section shows. */
export function Frame(props: Omit<ManageFrameProps, 'boundary' | 'area' | 'sections'>) {
  const t = useMessages()
  const links = [
    { to: '/manage/loyalty', label: t('dashboard.title') },
    { to: '/manage/loyalty/accounts', label: t('accounts.title') },
    { to: '/manage/loyalty/program', label: t('program.title') },
    { to: '/manage/loyalty/tiers', label: t('tiers.title') },
    { to: '/manage/loyalty/rewards', label: t('rewards.title') },
    { to: '/manage/loyalty/rules', label: t('rules.title') },
    { to: '/manage/loyalty/imports', label: t('imports.title') },
  ]
  const sections = { label: t('manage.sections'), links }
  return <ManageFrame {...props} boundary="loyalty" area={t('manage.area')} sections={sections} />
}

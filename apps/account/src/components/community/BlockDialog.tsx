import { Button, Notice } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import type { SeenMember } from '../../data/community/seen-member.ts'
import { useMessages } from '../../messages/index.ts'
import styles from './Dialogs.module.css'
import { useAct } from './use-act.ts'

interface BlockDialogProps {
  readonly member: SeenMember
  readonly onClose: () => void
}

export default function BlockDialog({ member, onClose }: BlockDialogProps) {
  const t = useMessages()
  const { send, doing, acted } = useAct(onClose)
  const name = member.name || t('community.nameless')
  return (
    <Dialog title={t('block.title', { name })} isOpen onOpenChange={onClose} decisive>
      <div className={styles.form}>
        <p className={styles.intro}>{t('block.more')}</p>
        {acted?.problem && <Notice tone="danger">{acted.problem}</Notice>}
        <div className={styles.ways}>
          <Button onClick={onClose}>{t('report.cancel')}</Button>
          <Button
            variant="danger"
            pending={doing !== ''}
            onClick={() => send({ intent: 'block', memberId: member.id, name })}
          >
            {t('profile.block')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

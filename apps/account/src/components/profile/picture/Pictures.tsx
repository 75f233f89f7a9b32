import { Button } from '@galleria/ui'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { SeenMember } from '../../../data/community/seen-member.ts'
import { useMessages } from '../../../messages/profile/index.ts'
import { Avatar } from '../../community/Avatar.tsx'
import styles from '../forms.module.css'
import { SaveStatus } from '../SaveStatus.tsx'
import { useSave } from '../use-save.ts'
import type { PictureKind } from './kinds.ts'
import { type OpenPicture, openPicture } from './open-picture.ts'
import own from './picture.module.css'

const CropDialog = lazy(() => import('./CropDialog.tsx'))

/** The photo and the cover of a profile: each chosen from the device, cut, and taken away again. */
export function Pictures({ member }: { readonly member: SeenMember }) {
  const t = useMessages()
  return (
    <div className={own.both}>
      <One
        kind="PHOTO"
        choose={t('picture.choose-photo')}
        remove={member.photo ? t('picture.remove-photo') : null}
      >
        <Avatar member={member} size="large" />
      </One>
      <One
        kind="COVER"
        choose={t('picture.choose-cover')}
        remove={member.cover ? t('picture.remove-cover') : null}
      >
        {member.cover ? (
          <img src={member.cover.url} alt="" className={own.cover} />
        ) : (
          <div className={own.cover} />
        )}
      </One>
    </div>
  )
}

interface OneProps {
  readonly kind: PictureKind
  readonly choose: string
  /** Null where there is none. */
  readonly remove: string | null
  readonly children: ReactNode
}

function One({ kind, choose, remove, children }: OneProps) {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [isWrong, setWrong] = useState(false)
  const { submit, saved, isSaving } = useSave()
  const open = async (file: File | undefined) => {
    if (!file) return
    setWrong(false)
    try {
      setPicture(await openPicture(file))
    } catch {
      // The browser's own error for a file that is no picture adds nothing.
      setWrong(true)
    }
  }
  return (
    <div className={own.one}>
      {children}
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={choose}
        tabIndex={-1}
        className={own.file}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className={styles.ways}>
        <Button size="small" onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {remove && (
          <Button
            size="small"
            variant="quiet"
            pending={isSaving}
            onClick={() => void submit({ intent: 'no-picture', kind }, { method: 'post' })}
          >
            {remove}
          </Button>
        )}
      </div>
      <SaveStatus saved={isWrong ? { problem: t('picture.unreadable') } : saved} />
      <Suspense>
        {picture && <CropDialog kind={kind} picture={picture} onClose={() => setPicture(null)} />}
      </Suspense>
    </div>
  )
}

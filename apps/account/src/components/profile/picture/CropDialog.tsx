import { Button, Notice } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useMessages } from '../../../messages/profile/index.ts'
import styles from '../forms.module.css'
import { useSave } from '../use-save.ts'
import { type PictureKind, sizes } from './kinds.ts'
import { type Area, cutOut, type OpenPicture } from './open-picture.ts'
import own from './picture.module.css'

interface CropDialogProps {
  readonly kind: PictureKind
  readonly picture: OpenPicture
  readonly onClose: () => void
}

/** Moved by finger, mouse or arrows, and made larger by the slider. */
export default function CropDialog({ kind, picture, onClose }: CropDialogProps) {
  const t = useMessages()
  const slider = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const { submit, saved, isSaving } = useSave(({ said }) => said && onClose())
  const size = sizes[kind]
  const save = () => {
    if (!area) return
    const data = cutOut(picture.canvas, area, size)
    void submit({ intent: 'picture', kind, data }, { method: 'post' })
  }
  return (
    <Dialog
      title={kind === 'PHOTO' ? t('picture.cut-photo') : t('picture.cut-cover')}
      isOpen
      onOpenChange={onClose}
    >
      <div className={styles.form}>
        <p className={styles.hint}>{t('picture.cut-more')}</p>
        <div className={own.stage} dir="ltr">
          <Cropper
            image={picture.src}
            crop={crop}
            zoom={zoom}
            maxZoom={4}
            aspect={size.width / size.height}
            cropShape={kind === 'PHOTO' ? 'round' : 'rect'}
            showGrid={false}
            disableAutomaticStylesInjection
            keyboardStep={8}
            cropperProps={{ role: 'group', 'aria-label': t('picture.part') }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <div>
          <label htmlFor={slider}>{t('picture.size')}</label>
          <input
            id={slider}
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            className={own.slider}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          />
        </div>
        {saved?.problem && <Notice tone="danger">{saved.problem}</Notice>}
        <div className={styles.ways}>
          <Button variant="primary" pending={isSaving} disabled={!area} onClick={save}>
            {t('picture.take')}
          </Button>
          <Button onClick={onClose}>{t('picture.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  )
}

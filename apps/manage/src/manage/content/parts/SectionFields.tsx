import { type Entity, EntityPicker, parts as shared } from '@galleria/manage'
import type { Section } from '@galleria/platform-client/content-pages'
import { Badge, Button, Field } from '@galleria/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import {
  controlsOf,
  type SectionControl,
  type SectionText,
  type SectionType,
  withSectionPicture,
} from '../rules/section.ts'
import styles from './content.module.css'
import { PictureField } from './PictureField.tsx'
import { SectionTextField } from './SectionTextField.tsx'
import { useSectionNames } from './use-section-names.ts'

interface Props {
  readonly section: Section
  /** Name of the section in its buttons. */
  readonly name: string
  readonly language: string | undefined
  /** Texts whose original was changed since they were translated. */
  readonly outdated: readonly string[]
  readonly hasWrongLink: boolean
  /** True for a section that was just added: it opens and takes the focus. */
  readonly isNew: boolean
  readonly entityOf: (id: string) => Entity
  readonly onEntities: (chosen: readonly Entity[]) => void
  readonly onChange: (next: Section) => void
  readonly onRemove: () => void
}

/** Section of the home page: a line with its buttons, and its fields once it is opened. */
export function SectionFields(props: Props) {
  const { section, name, language, outdated, hasWrongLink, isNew, onChange, onRemove } = props
  const t = useMessages()
  const names = useSectionNames()
  const [isOpened, setOpen] = useState(isNew)
  const isOpen = isOpened || hasWrongLink
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) opener.current?.focus()
  }, [isNew])
  const { id, type, isHidden, to, picture, ids } = section
  const set = (part: Partial<Section>) => onChange({ ...section, ...part })
  const text = (field: SectionText, kind: 'line' | 'text' | 'html') => (
    <SectionTextField
      key={field}
      name={field}
      label={names.texts[field]}
      isOutdated={outdated.includes(`${id}.${field}`)}
      {...{ section, kind, language, onChange }}
    />
  )
  const picker = (of: 'products' | 'collections', isMany: boolean) => (
    <EntityPicker
      key={of}
      of={of}
      label={of === 'products' ? t('sections.choose-products') : t('sections.choose-collections')}
      hint={isMany ? t('sections.choose-hint') : undefined}
      isMany={isMany}
      isOrdered={isMany}
      value={ids.map(props.entityOf)}
      onChange={(chosen) => {
        props.onEntities(chosen)
        set({ ids: chosen.slice(0, 24).map((each) => each.id) })
      }}
    />
  )
  const controls: Readonly<Record<SectionControl, () => ReactNode>> = {
    title: () => text('title', 'line'),
    text: () => text('text', 'text'),
    html: () => text('text', 'html'),
    label: () => text('label', 'line'),
    to: () => (
      <Field
        key="to"
        label={t('announcements.to')}
        hint={t('announcements.to-hint')}
        dir="ltr"
        maxLength={2000}
        value={to}
        error={hasWrongLink ? t('announcements.to-wrong') : undefined}
        onChange={({ target }) => set({ to: target.value.trim() })}
      />
    ),
    picture: () =>
      language ? (
        picture?.altText && text('altText', 'line')
      ) : (
        <PictureField
          key="picture"
          label={t('field.picture')}
          value={picture ?? null}
          onChange={(next) => onChange(withSectionPicture(section, next))}
        />
      ),
    products: () => picker('products', true),
    collection: () => picker('collections', false),
    collections: () => picker('collections', true),
  }
  const inLanguages: readonly SectionControl[] = ['title', 'text', 'html', 'label', 'picture']
  const own = controlsOf[type as SectionType] ?? []
  return (
    <div className={shared.form}>
      <div className={styles.section}>
        <Button
          ref={opener}
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          className={styles.opener}
          onClick={() => setOpen(!isOpen)}
        >
          <bdi>{name}</bdi>
        </Button>
        {isHidden && <Badge>{t('sections.hidden')}</Badge>}
        <Button
          size="small"
          aria-label={isHidden ? t('sections.show-named', { name }) : t('sections.hide-named', { name })}
          onClick={() => set({ isHidden: !isHidden })}
        >
          {isHidden ? t('sections.show') : t('sections.hide')}
        </Button>
        <Button size="small" aria-label={t('sections.delete-named', { name })} onClick={onRemove}>
          {t('pages.delete')}
        </Button>
      </div>
      {isOpen &&
        own
          .filter((control) => !language || inLanguages.includes(control))
          .map((control) => controls[control]())}
    </div>
  )
}

import { parts as shared } from '@galleria/manage'
import { isPlatformError } from '@galleria/platform-client'
import { Button, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { textOf } from '../../rules/edit-cell.ts'
import styles from '../product.module.css'
import type { SectionDraft } from '../rules/draft.ts'

interface Props {
  /** @throws PlatformError */
  readonly find: () => Promise<readonly SectionDraft[]>
  /** Sections that the product has already. */
  readonly shown: readonly SectionDraft[]
  readonly onAdd: (added: SectionDraft) => void
}

/** Sections that the shop has already, read when somebody wants one. Not a form: it stands within one. */
export function SectionPicker({ find, shown, onAdd }: Props) {
  const t = useMessages()
  const [all, setAll] = useState<readonly SectionDraft[]>()
  const [isFinding, setFinding] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [chosen, choose] = useState('')
  const left = all?.filter(({ id }) => id && shown.every((each) => each.id !== id))
  const wanted = left?.find(({ id }) => id === chosen)
  async function read() {
    setFinding(true)
    setProblem(undefined)
    try {
      setAll(await find())
    } catch (error) {
      if (!isPlatformError(error)) throw error
      setProblem(t('error.outage'))
    } finally {
      setFinding(false)
    }
  }
  return (
    <>
      {!left && (
        <div className={shared.buttons}>
          <Button pending={isFinding} onClick={() => void read()}>
            {t('editor.section-find')}
          </Button>
        </div>
      )}
      {left && (
        <div className={shared.inline}>
          <Select
            ref={(element) => {
              // The button that was pressed is gone.
              if (document.activeElement === document.body) element?.focus()
            }}
            label={t('editor.section-of-shop')}
            value={wanted ? chosen : ''}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{left.length ? t('editor.section-which') : t('editor.section-none')}</option>
            {left.map(({ id = '', title, description }) => (
              <option key={id} value={id}>
                {t('edit.named', { kind: title, name: textOf(description).slice(0, 60) })}
              </option>
            ))}
          </Select>
          <Button aria-disabled={!wanted} onClick={() => wanted && onAdd(wanted)}>
            {t('editor.section-use')}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </>
  )
}

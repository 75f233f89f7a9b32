import { Button } from '@galleria/ui'
import { Drawer } from '@galleria/ui/overlays'
import { useMessages } from '../../messages/index.ts'
import { FilterPanel } from './FilterPanel.tsx'
import styles from './FilterSheet.module.css'
import type { ListingContext } from './listing-context.ts'

export interface FilterSheetProps extends ListingContext {
  readonly currency: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The filters over the page of a phone, with how many products they leave always in sight. */
export default function FilterSheet({ isOpen, onClose, ...panel }: FilterSheetProps) {
  const t = useMessages()
  return (
    <Drawer title={t('filters.title')} isOpen={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <div data-boundary="catalog">
        <FilterPanel {...panel} inSheet />
      </div>
      <div className={styles.end} data-boundary="catalog">
        <Button variant="primary" size="large" className={styles.show} onClick={onClose}>
          {t('filters.show', { count: panel.found.total })}
        </Button>
      </div>
    </Drawer>
  )
}

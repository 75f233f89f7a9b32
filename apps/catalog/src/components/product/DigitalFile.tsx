import { useFormat } from '@galleria/i18n'
import type { Product } from '@galleria/platform-client/products'
import { useMessages } from '../../messages/index.ts'
import { fileSize } from '../../rules/product/file-size.ts'
import styles from './DigitalFile.module.css'

/** File details of a digital product: what the buyer receives. */
export function DigitalFile({ file }: { readonly file: NonNullable<Product['digitalFile']> }) {
  const t = useMessages()
  const { unit } = useFormat()
  const size = fileSize(file.fileSize)
  return (
    <p className={styles.file}>
      {size
        ? t('product.file-sized', {
            name: file.fileName,
            size: unit(size.value, size.unit, { unitDisplay: 'short', maximumFractionDigits: 1 }),
          })
        : t('product.file', { name: file.fileName })}
    </p>
  )
}

import { catalogRows } from '../../../../dev/seed/catalog/index.ts'
import { toDocument } from '../document.ts'

const rows = catalogRows('full', new Date())

/** Every product of the seed, as the index has it. */
export const documents = rows.products.map((row) =>
  toDocument(
    {
      ...(row as unknown as Parameters<typeof toDocument>[0]),
      ...{ changedAt: '', brandName: null, ribbonName: null, additionalRibbons: null, taxGroupId: null },
    },
    rows.variants.filter(({ productId }) => productId === row.id) as unknown as Parameters<
      typeof toDocument
    >[1],
    [],
    (row.infoSections as { title: string; description: string }[]).map(({ title, description }) => ({
      ...{ title, text: description },
    })),
  ),
)

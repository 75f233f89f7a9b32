export const brands = [
  'Halm',
  'Nord & Reed',
  'Atelier Colline',
  'Fieldhand',
  'Loom House',
  'Papier Bleu',
  'Verdant',
  'Otto Klang',
  'Galleria Editions',
] as const
export type BrandName = (typeof brands)[number]

export const ribbons = ['New', 'Best seller', 'Limited edition', 'Almost gone', 'Handmade', 'Sale'] as const
export type RibbonName = (typeof ribbons)[number]

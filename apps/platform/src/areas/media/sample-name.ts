/** Family or portrait, chance, color and view of a picture, and its format: names of the seed's pictures. */
export const SAMPLE_NAME =
  /^([a-z]{3,12})_([a-z0-9-]{1,100})_([0-9a-f]{6})_([a-z]{4,6})\.(svg|avif|webp|jpg)$/

/** Whether a name has the form of a picture of the seed. */
export const isSampleName = (name: string) => SAMPLE_NAME.test(name)

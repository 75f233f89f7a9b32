import type { LabelSettings } from '@galleria/platform-client/postage'

/** True where labels are bought from a provider. */
export const isSetUp = ({ enabled, provider }: LabelSettings): boolean => enabled && provider !== undefined

import { z } from 'zod'

export const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'must be an ISO 3166 country code such as US' })
export const Subdivision = z
  .string()
  .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, { error: 'must be an ISO 3166-2 subdivision code such as US-CA' })

/** A fraction: `0.0725`. */
export const Rate = z
  .string()
  .regex(/^[01](\.\d{1,6})?$/, { error: 'must be a fraction with at most 6 decimals' })
  .refine((text) => Number(text) <= 1, { error: 'must be at most 1' })

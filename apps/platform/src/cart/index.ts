import type { Area } from '../area.ts'
import { mergeCarts } from './merge.ts'
import { routes } from './routes.ts'

export const cart: Area = { routes, onSignIn: mergeCarts }

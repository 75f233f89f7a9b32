import type { PointsTables } from './points/tables.ts'
import type { SalesTables } from './sales/tables.ts'
import type { VisitTables } from './visits/tables.ts'

export interface AnalyticsTables extends PointsTables, SalesTables, VisitTables {}

export interface VisitTables {
  /** Visits of a day of the shop's time zone; `country` is empty where no proxy tells it. */
  visitDays: {
    day: string
    device: string
    source: string
    country: string
    visits: number
    products: number
  }
}

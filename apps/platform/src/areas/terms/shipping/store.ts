import type { Db } from '../../../data/database.ts'

export function findOptionsInOrder(db: Db) {
  return db.selectFrom('shippingOptions').selectAll().orderBy('position').orderBy('id').execute()
}

export function findRegionsInOrder(db: Db) {
  return db.selectFrom('deliveryRegions').selectAll().orderBy('position').orderBy('id').execute()
}

export function findShippoConfigurations(db: Db) {
  return db.selectFrom('shippoConfigurations').selectAll().orderBy('createdAt').orderBy('id').execute()
}

export function findLocations(db: Db) {
  return db.selectFrom('businessLocations').selectAll().orderBy('name').orderBy('id').execute()
}

export function findFailingCarriers(db: Db) {
  return db.selectFrom('failingCarriers').select('carrierId').orderBy('carrierId').execute()
}

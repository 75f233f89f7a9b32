/** What staff leave to the owner: keys and where events go, what the store promises everybody, and points or money for many at once. */
export const OWNER_ONLY: ReadonlySet<string> = new Set([
  'SignOn',
  'RotateEventKeys',
  'CreateEventSubscription',
  'UpdateEventSubscription',
  'DeleteEventSubscription',
  'UpdateOrdersSettings',
  'UpdateTaxSettings',
  'UpdateCheckoutSettings',
  'CreateGiftCard',
  'UpdateGiftCard',
  'UpdateLoyaltyProgram',
  'BulkAdjustPoints',
  'ExecuteLoyaltyImport',
  'BulkDeleteMembers',
  'BulkDeleteMembersByFilter',
])

/** Keys of movements by which points followed an edit begin so; the others of an order are its refunds. */
export const EDIT = 'edit '

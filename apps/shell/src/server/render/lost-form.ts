/** A form whose action may have run, and whose answer cannot be had. */
export class LostForm extends Error {
  override readonly name = 'LostForm'

  constructor() {
    super('The answer to a form was lost.')
  }
}

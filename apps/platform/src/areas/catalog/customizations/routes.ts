import { Customization } from '@galleria/platform-client/entities/catalog-v3'
import * as operations from '@galleria/platform-client/operations/catalog/catalog-customizations'
import { z } from 'zod'
import { inBulk } from '../../../base/input/bulk.ts'
import { FieldMask } from '../../../base/input/mask.ts'
import { Revision } from '../../../base/input/revision.ts'
import { type App, operation } from '../../../http/route.ts'
import { type Edit, edited } from '../edits/edit.ts'
import { bulkAnswerOf } from '../writes/answers.ts'
import { fields } from '../writes/shared/input.ts'
import { changeChoices } from './change.ts'
import { appended, withChanged, withOrder, without, withSet } from './choices.ts'
import { ChoiceChanges, NewChoice } from './input.ts'
import { readCustomizations } from './read.ts'

const customizationId = z.string()
const revision = Revision.optional()
const choices = z.array(NewChoice).min(1).max(1000)
const answer = z.object({ customization: Customization })
const COLOURS = 'Choices are texts or plain colors, without images, added prices or primary choices.'

/** Choices of a customization (wire §3.10). Products that have a choice follow its changes. */
export function choiceRoutes(app: App): void {
  const routes = [
    [operations.addCustomizationChoices, { choices }, appended],
    [operations.setCustomizationChoices, { choices }, withSet],
    [
      operations.updateCustomizationChoices,
      {
        choices: z
          .array(z.object({ choice: ChoiceChanges, fieldMask: FieldMask.optional() }))
          .min(1)
          .max(100),
      },
      withChanged,
    ],
    [operations.removeCustomizationChoices, { choiceIds: z.array(z.string()).min(1).max(100) }, without],
    [operations.reorderCustomizationChoices, { choiceIds: z.array(z.string()).min(1).max(1000) }, withOrder],
  ] as const
  for (const [served, shape, how] of routes)
    operation(
      app,
      served,
      {
        answer,
        partly: COLOURS,
        body: z.object({ customizationId, revision, fields, ...shape }),
      },
      (call) =>
        edited(call, { call: served.name }, async (edit) => {
          const { customizationId: id, revision, ...input } = call.input
          const changed = await changeChoices(edit, { id, revision }, (locked) => how(locked, input as never))
          return { customization: await viewOf(edit, changed) }
        }),
    )

  const name = 'BulkAddCustomizationChoices'
  operation(
    app,
    operations.bulkAddCustomizationChoices,
    {
      partly: COLOURS,
      body: z.object({
        customizationsChoices: z.array(z.object({ customizationId, choices })).min(1).max(100),
        returnEntity: z.boolean().default(false),
        fields,
      }),
      answer: bulkAnswerOf(Customization, 'customization'),
    },
    (call) =>
      edited(call, { call: name }, async (edit) => {
        const outcome = await inBulk(
          call.input.customizationsChoices,
          (each) => each.customizationId,
          ({ customizationId: id, ...input }) =>
            changeChoices(edit, { id }, (locked) => appended(locked, input)),
        )
        const all = call.input.returnEntity ? await readCustomizations(edit.trx) : []
        const results = outcome.results.map(({ itemMetadata, item: id }) => {
          const customization = all.find((each) => each.id === id)
          return { itemMetadata, ...(customization && { customization }) }
        })
        return { ...outcome, results }
      }),
  )
}

async function viewOf({ trx }: Edit, id: string) {
  return (await readCustomizations(trx)).find((each) => each.id === id)
}

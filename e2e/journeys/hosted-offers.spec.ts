import { expectAccessible } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { Hosted, offered } from '../pages/hosted.ts'

const kinds = [
  {
    name: 'a time is booked',
    intent: { bookingsBook: { resourceId: offered.service } },
    section: 'Bookings',
    title: 'Lamp repair while you wait',
    told: 'bookingId',
    // Times that somebody has taken are shown too.
    choose: async ({ main }: Hosted) => main.getByRole('radio', { disabled: false }).first().check(),
  },
  {
    name: 'tickets are bought',
    intent: { eventsCheckout: { eventSlug: offered.event, reservationId: crypto.randomUUID() } },
    section: 'Events',
    title: 'Kiln opening',
    told: 'orderNumber',
    choose: async ({ main }: Hosted) => main.getByRole('combobox', { name: /^Guest \$12/ }).selectOption('2'),
  },
  {
    name: 'a plan is bought',
    intent: { paidPlansCheckout: { planId: offered.plan } },
    section: 'Subscriptions',
    title: 'Circle',
    told: 'planOrderId',
    choose: async () => {},
  },
] as const

for (const { name, intent, section, title, told, choose } of kinds) {
  test(
    `${name}, returns to the store's page, and is kept in the account`,
    once,
    async ({ page, platformUrl, storeUrl, complaints }) => {
      complaints.allow(/status of 422/)
      const hosted = new Hosted(page, platformUrl)
      const person = newPerson()
      await hosted.register(person)
      await hosted.openAccount(person)
      const reserved = 'eventsCheckout' in intent ? { reservationId: crypto.randomUUID() } : {}
      const fresh =
        'eventsCheckout' in intent ? { eventsCheckout: { ...intent.eventsCheckout, ...reserved } } : intent
      const callbacks = { thankYouPageUrl: `${storeUrl}/cart`, postFlowUrl: `${storeUrl}/` }
      await page.goto(await hosted.address({ ...fresh, callbacks }))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
      await choose(hosted)
      await hosted.main.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeVisible()
      await expectAccessible(page)
      await hosted.main.getByLabel(/Declined card/).check()
      await hosted.main.getByRole('button', { name: /^Confirm/ }).click()
      await expect(hosted.main.getByRole('alert')).toContainText('declined')
      await hosted.main.getByLabel(/Test card/).check()
      await hosted.main.getByRole('button', { name: /^Confirm/ }).click()
      await page.waitForURL(new RegExp(`/cart\\?.*${told}=.*status=SUCCESS`))

      await page.goto(`${platformUrl}/_hosted/account/info`)
      await page.getByRole('link', { name: section }).click()
      await expect(hosted.main.getByRole('heading', { name: title })).toBeVisible()
      await expectAccessible(page)
    },
  )
}

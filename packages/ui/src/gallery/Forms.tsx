import { useState } from 'react'
import { Button } from '../forms/Button.tsx'
import { Checkbox, RadioGroup } from '../forms/Choice.tsx'
import { Field, Select, TextArea } from '../forms/Field.tsx'
import { OptionPicker } from '../forms/OptionPicker.tsx'
import { QuantityStepper } from '../forms/QuantityStepper.tsx'
import { Example } from './Example.tsx'
import styles from './Gallery.module.css'

const colors = [
  { value: 'clay', label: 'Clay', color: '#b4532f' },
  { value: 'sage', label: 'Sage', color: '#8b9a7a' },
  { value: 'ink', label: 'Ink', color: '#2b2a33' },
  { value: 'chalk', label: 'Chalk', color: '#f3efe6', soldOut: true },
]
const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', soldOut: true },
]
const deliveries = [
  { value: 'post', label: 'Standard', description: 'Tue 12 to Thu 14 May', end: '$6.00' },
  { value: 'courier', label: 'Courier', description: 'Tomorrow before noon', end: '$18.00' },
  {
    value: 'pickup',
    label: 'Collect in store',
    description: 'Closed this week',
    end: 'Free',
    disabled: true,
  },
]

export function Forms() {
  const [color, setColor] = useState('clay')
  const [size, setSize] = useState<string>()
  const [quantity, setQuantity] = useState(2)
  const [delivery, setDelivery] = useState('post')
  return (
    <>
      <Example title="Fields" block>
        <div className={styles.fields}>
          <Field label="Full name" defaultValue="Ada Lovelace" />
          <Field label="Email" type="email" hint="Only for this order." placeholder="you@example.com" />
          <Field label="Postal code" defaultValue="1" error="Enter five digits, such as 94110." />
          <Field label="Coupon" defaultValue="SUMMER" disabled />
          <Field
            label="Password"
            type="password"
            defaultValue="lovelace"
            end={
              <Button variant="quiet" size="small">
                Show
              </Button>
            }
          />
          <Select label="Country" defaultValue="us">
            <option value="us">United States</option>
            <option value="it">Italy</option>
          </Select>
          <Select label="State" defaultValue="" error="Choose a state.">
            <option value="">Choose…</option>
            <option value="ca">California</option>
          </Select>
          <TextArea label="Gift note" hint="Printed on a card." defaultValue="For your new kitchen." />
        </div>
      </Example>
      <Example title="Checkbox" block>
        <Checkbox defaultChecked>Send me news of new collections</Checkbox>
        <Checkbox>Billing address differs</Checkbox>
        <Checkbox disabled>Gift wrapping is not available</Checkbox>
      </Example>
      <Example title="Radio group" block>
        <div className={styles.narrow}>
          <RadioGroup
            legend="Delivery"
            name="gallery-delivery"
            choices={deliveries}
            value={delivery}
            onChange={setDelivery}
          />
          <RadioGroup
            legend="With an error"
            name="gallery-delivery-error"
            choices={deliveries.slice(0, 1)}
            error="Choose how it should reach you."
          />
        </div>
      </Example>
      <Example title="Options of a product" block>
        <OptionPicker label="Color" choices={colors} value={color} onChange={setColor} />
        <OptionPicker label="Size" choices={sizes} value={size} onChange={setSize} />
      </Example>
      <Example title="Quantity">
        <QuantityStepper label="Quantity of Tide vase" value={quantity} max={5} onChange={setQuantity} />
        <QuantityStepper label="Quantity, cannot be changed" value={1} onChange={setQuantity} disabled />
      </Example>
    </>
  )
}

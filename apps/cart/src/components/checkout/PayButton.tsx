import { Button } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'

interface PayButtonProps {
  /** True where nothing is left to pay: the press places the order. */
  readonly isSettled: boolean
  readonly disabled: boolean
  readonly pending: boolean
}

/** Last button of the checkout, with the words of what it does. */
export function PayButton({ isSettled, disabled, pending }: PayButtonProps) {
  const t = useMessages()
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={disabled}
        pending={pending}
        {...(isSettled && { name: 'intent', value: 'place' })}
      >
        {isSettled ? t('checkout.place') : t('checkout.pay')}
      </Button>
      <p>{isSettled ? t('checkout.place-more') : t('checkout.pay-more')}</p>
    </>
  )
}

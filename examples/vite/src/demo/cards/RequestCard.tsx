import { useBalance } from 'redux-wallet-modal'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { SHOP } from '../parties'
import { run } from '../run'
import { shorten } from '../shorten'
import { progressOf, useProgress } from '../useProgress'

/** A disconnected visitor connects as part of the request. */
const OPEN = { label: null, pass: () => undefined }

export function RequestCard() {
  const { refetch } = useBalance()
  const { isBusy, begin, said } = useProgress('request', {
    declined: 'Nothing was paid.',
    failed: 'The payment did not end. Check your wallet before you pay again',
  })
  const ask = () =>
    begin(async () => {
      const { requestPayment } = await import('../snippets/requestPayment')
      const outcome = await requestPayment(SHOP)
      run(refetch())
      return progressOf(
        outcome,
        ({ by, hash }) => `Paid by ${by}${hash === null ? '' : `: ${shorten(hash)}`}.`,
      )
    })
  return (
    <Card
      id="request"
      title="Payment request"
      line="The page names a price; the modal has it paid from the wallet, or from an exchange."
      snippet="requestPayment"
      result={said}
    >
      <dl className="order">
        <div>
          <dt>Bag of beans</dt>
          <dd>0.02 ETH</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd className="mono">{shorten(SHOP)}</dd>
        </div>
      </dl>
      <ActionButton need={OPEN} label="Check out" isBusy={isBusy} onPress={ask} />
    </Card>
  )
}

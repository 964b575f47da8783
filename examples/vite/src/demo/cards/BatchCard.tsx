import { useBalance, useNetwork } from 'redux-wallet-modal'
import type { CallsStatus } from 'redux-wallet-modal/calls'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { EVM, FRIENDS } from '../parties'
import { run } from '../run'
import type { Progress } from '../shopSlice'
import { shorten } from '../shorten'
import { useNeed } from '../useNeed'
import { progressOf, useProgress } from '../useProgress'

const LOOKS = 30
const LOOK_MS = 500

/** Polls the batch's status until it is final. */
async function followBatch(id: string): Promise<Progress> {
  const { getCallsStatus } = await import('../snippets/sendBatch')
  let status: CallsStatus | undefined
  for (let look = 0; look < LOOKS; look += 1) {
    const outcome = await getCallsStatus(id)
    if (outcome.status === 'done') status = outcome.value
    if (status && status.outcome !== 'pending') break
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  if (!status || status.outcome === 'pending') return { phase: 'unknown', hash: id }
  if (status.outcome !== 'confirmed') return { phase: 'failed', code: status.outcome }
  const hash = status.receipts[0]?.transactionHash ?? id
  return { phase: 'done', detail: `Both are paid, in one transaction: ${shorten(hash)}.` }
}

export function BatchCard() {
  const { network } = useNetwork()
  const { refetch } = useBalance()
  const need = useNeed('send', EVM)
  const { isBusy, begin, said } = useProgress('batch', {
    declined: 'Nothing was sent.',
    failed: 'The batch failed. Check your wallet before you send again',
  })
  const symbol = network?.namespace === 'eip155' ? network.nativeCurrency.symbol : 'ETH'
  const send = () =>
    begin(async () => {
      const { sendBatch } = await import('../snippets/sendBatch')
      const outcome = await sendBatch(FRIENDS)
      if (outcome.status !== 'done') return progressOf(outcome, () => '')
      const { value } = outcome
      const end =
        value.kind === 'calls' ? await followBatch(value.id) : progressOf(outcome, () => 'Sent.')
      run(refetch())
      return end
    })
  return (
    <Card
      id="batch"
      title="Batch"
      line="Two payments in one approval, and in one transaction (EIP-5792)."
      snippet="sendBatch"
      result={said}
    >
      <dl className="order">
        {FRIENDS.map((friend, index) => (
          <div key={friend}>
            <dt className="mono">{shorten(friend)}</dt>
            <dd>
              0.00{index + 1} {symbol}
            </dd>
          </div>
        ))}
      </dl>
      <ActionButton need={need} label="Send both" isBusy={isBusy} onPress={send} />
    </Card>
  )
}

import { useDispatch, useSelector } from 'react-redux'
import { useAccount, useBalance, useNetwork, useWalletModal } from 'redux-wallet-modal'
import type { Address, Hex } from 'viem'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { EVM } from '../parties'
import { run } from '../run'
import { sessionPublicKey, spendWithKey } from '../sessionKey'
import { sessionGranted } from '../shopSlice'
import { shorten } from '../shorten'
import type { DemoState } from '../store'
import { useNeed } from '../useNeed'
import { progressOf, useProgress } from '../useProgress'

const SPENT = '0.01'

export function SessionCard() {
  const { address } = useAccount()
  const { network } = useNetwork()
  const { refetch } = useBalance()
  const modal = useWalletModal()
  const dispatch = useDispatch()
  const session = useSelector((state: DemoState) => state.shop.session)
  const need = useNeed('allow a key', EVM)
  const { isBusy, begin, said } = useProgress('session', {
    declined: 'The key may do nothing.',
    failed: 'The key did nothing',
  })
  const symbol = network?.namespace === 'eip155' ? network.nativeCurrency.symbol : 'ETH'
  const isGranted = session !== null && session.chainId === network?.reference

  const allow = () =>
    begin(async () => {
      const { allowKey } = await import('../snippets/allowKey')
      const chainId = network?.reference ?? ''
      const outcome = await allowKey(await sessionPublicKey(), Number(chainId))
      if (outcome.status === 'done') {
        dispatch(sessionGranted({ context: outcome.value.context, chainId }))
      }
      return progressOf(outcome, () => 'Allowed for a day. Now the key can pay without you.')
    })
  const spend = () => {
    if (!isGranted || address === null || !network) return
    begin(async () => {
      const hash = await spendWithKey(address as Address, network, session.context as Hex, SPENT)
      run(refetch())
      return { phase: 'done', detail: `The key paid ${SPENT} ${symbol}: ${shorten(hash)}.` }
    })
  }
  const list = () => run(modal.open({ view: 'SmartSessionList' }))

  return (
    <Card
      id="session"
      title="Smart session"
      line={`A key of this page may spend 0.05 ${symbol} a day, without a question each time.`}
      snippet="allowKey"
      result={said}
    >
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={!isGranted || isBusy}
          onClick={spend}
        >
          Pay {SPENT} with the key
        </button>
        <button
          type="button"
          className="button"
          onClick={() => (need.label === null ? list() : need.pass())}
        >
          What is allowed
        </button>
      </div>
      <ActionButton need={need} label="Allow the key" isBusy={isBusy} onPress={allow} />
    </Card>
  )
}

import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useAccount, useWalletModal } from 'redux-wallet-modal'
import { run } from './run'
import { signingMoved, type Progress } from './shopSlice'
import { shorten } from './shorten'
import type { DemoState } from './store'

const say = (progress: Progress): string => {
  switch (progress.phase) {
    case 'idle':
      return ''
    case 'waiting':
      return 'Approve the request in your wallet.'
    case 'declined':
      return 'You declined in the wallet. Nothing was signed.'
    case 'done':
      return progress.detail
    case 'failed':
      return `Nothing was signed (${progress.code}). Try again.`
    default:
      return ''
  }
}

export function SignCard() {
  const { address, isConnected } = useAccount()
  const modal = useWalletModal()
  const dispatch = useDispatch()
  const progress = useSelector((state: DemoState) => state.shop.signing)
  const [message, setMessage] = useState('One flat white, please.')

  const sign = async () => {
    if (!isConnected || address === null) return run(modal.open())
    dispatch(signingMoved({ phase: 'waiting' }))
    const outcome = await modal.signMessage(message)
    if (outcome.status === 'done') {
      const { verifyMessage } = await import('viem')
      const isGood = await verifyMessage({
        address: address as `0x${string}`,
        message,
        signature: outcome.value as `0x${string}`,
      })
      const detail = isGood
        ? `Valid signature by ${shorten(address)}.`
        : 'The signature is not by this account.'
      dispatch(signingMoved({ phase: 'done', detail }))
    } else if (outcome.status === 'failed') {
      dispatch(signingMoved({ phase: 'failed', code: outcome.error.code }))
    } else {
      dispatch(signingMoved({ phase: 'declined' }))
    }
  }

  return (
    <section className="card" aria-labelledby="sign">
      <h2 id="sign">Sign</h2>
      <p className="quiet">A signature shows that the account is yours. It costs nothing.</p>
      <label className="field">
        <span>Message</span>
        <input value={message} onChange={event => setMessage(event.target.value)} />
      </label>
      <button
        type="button"
        className="button primary"
        aria-disabled={progress.phase === 'waiting'}
        onClick={() => progress.phase !== 'waiting' && run(sign())}
      >
        {isConnected ? 'Sign message' : 'Connect to sign'}
      </button>
      <p className="result" role="status" data-testid="signed">
        {say(progress)}
      </p>
    </section>
  )
}

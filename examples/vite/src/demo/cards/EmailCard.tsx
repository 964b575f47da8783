import { useAccount, useNetwork, useWalletModal } from 'redux-wallet-modal'
import { urls } from '../../sandbox'
import { Card } from '../Card'
import { run } from '../run'
import { emailAccount } from '../snippets/emailAccount'
import { useProgress } from '../useProgress'

const FILLED = ['eip155', 'solana']

/** Requests coins from the sandbox faucet, which serves every chain of the account's family. */
async function fill(address: string): Promise<void> {
  const response = await fetch(`${urls.checkout}/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
  if (!response.ok) throw new Error(`The faucet answered ${String(response.status)}`)
}

export function EmailCard() {
  const { address, isConnected } = useAccount()
  const { network } = useNetwork()
  const modal = useWalletModal()
  const { isBusy, begin, said } = useProgress('email', {
    declined: 'Nothing was sent.',
    failed: 'The faucet gave nothing',
  })
  const canFill = address !== null && network !== null && FILLED.includes(network.namespace)
  return (
    <Card
      id="email"
      title="An account by email"
      line={
        <>
          For visitors without a wallet: a code instead of a seed phrase. Codes arrive in the{' '}
          <a href={urls.mailbox} target="sandbox-mailbox">
            mailbox
          </a>{' '}
          of this machine. <a href="?wallet=none">A visitor without a wallet</a> is asked for an
          email first.
        </>
      }
      snippet="emailAccount"
      className="wide"
      result={said}
    >
      <div className="row">
        <button
          type="button"
          className="button"
          aria-disabled={!canFill || isBusy}
          onClick={() => {
            if (!canFill) return
            begin(async () => {
              await fill(address)
              return { phase: 'done', detail: 'The faucet sent coins and test dollars.' }
            })
          }}
        >
          Fill the account
        </button>
      </div>
      <button
        type="button"
        className="button primary"
        onClick={() => run(isConnected ? modal.open() : emailAccount(modal))}
      >
        {isConnected ? 'See the account' : 'Continue with email'}
      </button>
    </Card>
  )
}

import { useState } from 'react'
import { useAccount, useNetwork, useWalletModal } from 'redux-wallet-modal'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { shorten } from '../shorten'
import { signMessage } from '../snippets/signMessage'
import { useNeed } from '../useNeed'
import { progressOf, useProgress } from '../useProgress'

/** Whether the account of an EVM network signed this message. */
async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
  const { verifyMessage } = await import('viem')
  return verifyMessage({
    address: address as `0x${string}`,
    message,
    signature: signature as `0x${string}`,
  })
}

export function SignCard() {
  const { address } = useAccount()
  const { network } = useNetwork()
  const modal = useWalletModal()
  const need = useNeed('sign')
  const { isBusy, begin, said } = useProgress('sign', {
    declined: 'Nothing was signed.',
    failed: 'Nothing was signed',
  })
  const [message, setMessage] = useState('One flat white, please.')

  const sign = () =>
    begin(async () => {
      const outcome = await signMessage(modal, message)
      const isEvm = network?.namespace === 'eip155'
      if (outcome.status !== 'done' || address === null || !isEvm) {
        return progressOf(outcome, signature => `Signed: ${shorten(signature)}.`)
      }
      const isGood = await isSignedBy(address, message, outcome.value)
      return progressOf(outcome, () =>
        isGood
          ? `Valid signature by ${shorten(address)}.`
          : 'The signature is not by this account.',
      )
    })

  return (
    <Card
      id="sign"
      title="Sign"
      line="A signature shows that the account is yours. It costs nothing."
      snippet="signMessage"
      result={said}
    >
      <label className="field">
        <span>Message</span>
        <input value={message} onChange={event => setMessage(event.target.value)} />
      </label>
      <ActionButton need={need} label="Sign message" isBusy={isBusy} onPress={sign} />
    </Card>
  )
}

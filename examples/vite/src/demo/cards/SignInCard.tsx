import { useState } from 'react'
import { useAccount, useNetwork, useWalletModal } from 'redux-wallet-modal'
import { urls } from '../../sandbox'
import { readSecret, server } from '../../signInServer'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { run } from '../run'
import { signIn } from '../snippets/signIn'
import { useNeed } from '../useNeed'
import { progressOf, useProgress } from '../useProgress'

/** The families whose signatures the sandbox server can verify. */
const CHECKED = ['eip155', 'solana'] as const

export function SignInCard() {
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  const modal = useWalletModal()
  const need = useNeed('sign in', CHECKED)
  const { isBusy, begin, said } = useProgress('sign-in', {
    declined: 'You are not signed in.',
    failed: 'You are not signed in',
  })
  const [secret, setSecret] = useState('')
  const read = () => run(readSecret().then(setSecret))

  const ask = () => {
    if (address === null || caipNetworkId === null) return
    begin(async () => {
      const outcome = await signIn(modal, address, caipNetworkId)
      return progressOf(outcome, () => 'Signed in: the server checked the signature.')
    })
  }
  const leave = () =>
    begin(async () => {
      await server.signOut()
      setSecret('')
      return { phase: 'done', detail: 'Signed out.' }
    })

  return (
    <Card
      id="sign-in"
      title="Sign in"
      line={
        <>
          A signature instead of a password: the{' '}
          <a href={urls.signIn} target="sandbox-sign-in">
            server
          </a>{' '}
          checks it and remembers you. With the option <code>siwx</code>, the modal{' '}
          <a href="?siwx=optional">asks everybody who connects</a>.
        </>
      }
      snippet="signIn"
      result={[said, secret].filter(Boolean).join(' ')}
    >
      <div className="row">
        <button type="button" className="button" onClick={read}>
          Read your page
        </button>
        <button type="button" className="button" onClick={leave}>
          Sign out
        </button>
      </div>
      <ActionButton need={need} label="Sign in" isBusy={isBusy} onPress={ask} />
    </Card>
  )
}

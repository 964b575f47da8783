import { useEffect, useRef, type ReactNode } from 'react'
import { usePageControls, usePairing, useView, useWalletModal } from 'redux-wallet-modal/headless'
import { AllWallets } from './AllWallets'
import { Approval, EmailLogin } from './Email'
import { run } from './run'
import { Review, SendForm } from './Send'
import { SwapForm, SwapReview } from './Swap'
import { Wallets } from './Wallets'
import { wordsFor } from './words'

function Pairing() {
  const { phase, uri, error, start, wallet } = usePairing()
  if (phase === 'approved') return <p role="status">Connected.</p>
  if (error) {
    return (
      <p role="alert">
        {wordsFor(error.code)} Nothing was connected.{' '}
        <button onClick={() => start(wallet)}>Try again</button>
      </p>
    )
  }
  // Draw this as a QR code with a library of your choice.
  return uri === null ? <p role="status">Preparing…</p> : <output data-testid="uri">{uri}</output>
}

/** The content of the current view; views that this page does not implement show their names. */
function content(name: string): readonly [title: string, body: ReactNode] {
  switch (name) {
    case 'Connect':
      return ['Choose a wallet', <Wallets key={name} />]
    case 'AllWallets':
      return ['All wallets', <AllWallets key={name} />]
    case 'ConnectingWalletConnect':
      return ['Scan with your phone', <Pairing key={name} />]
    case 'ConnectingExternal':
      return ['Approve in your wallet', <p key={name}>Nothing is signed by connecting.</p>]
    case 'WalletSend':
      return ['Send', <SendForm key={name} />]
    case 'WalletSendPreview':
      return ['Review', <Review key={name} />]
    case 'Swap':
      return ['Swap', <SwapForm key={name} />]
    case 'SwapPreview':
      return ['Review', <SwapReview key={name} />]
    case 'EmailLogin':
    case 'EmailVerifyDevice':
    case 'EmailVerifyOtp':
      return ['Sign in by email', <EmailLogin key="email" />]
    case 'ApproveTransaction':
      return ['Approve', <Approval key={name} />]
    default:
      return [name, null]
  }
}

/** The page's own UI for the wallet part of its store. */
export function Drawer() {
  const view = useView()
  const { close } = useWalletModal()
  const { goBack } = usePageControls()
  const heading = useRef<HTMLHeadingElement>(null)
  // Keyboard and screen reader users start at the new view.
  useEffect(() => heading.current?.focus(), [view?.name])
  if (!view) return null
  const [title, body] = content(view.name)
  return (
    <section
      className="drawer"
      aria-labelledby="title"
      onKeyDown={({ key }) => key === 'Escape' && run(close())}
    >
      <header>
        <button onClick={() => run(goBack())}>Back</button>
        <h2 id="title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button onClick={() => run(close())}>Close</button>
      </header>
      {body}
    </section>
  )
}

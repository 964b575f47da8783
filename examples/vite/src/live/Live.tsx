import { useEffect, useState } from 'react'
import {
  NetworkButton,
  useAccount,
  useTheme,
  useWalletModal,
  WalletModal,
  WalletModalButton,
} from 'redux-wallet-modal'
import { StoreState } from './StoreState'

type Look = 'light' | 'dark'

const lookOf = (value: unknown): Look | null =>
  value === 'light' || value === 'dark' ? value : null

/** Follows the embedding page's theme: its initial value is in the URL, and changes are posted. */
function useLookOfSite() {
  const { setMode } = useTheme()
  useEffect(() => {
    const show = (look: Look | null) => {
      if (look === null) return
      setMode(look)
      document.documentElement.dataset['theme'] = look
    }
    const hear = ({ data, origin }: MessageEvent<{ readonly theme?: unknown } | null>) => {
      if (origin === location.origin) show(lookOf(data?.theme))
    }
    show(lookOf(new URLSearchParams(location.search).get('theme')))
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [setMode])
}

function Account() {
  const { address, isConnected } = useAccount()
  const { signMessage } = useWalletModal()
  const [told, setTold] = useState('')
  const tell = ({ status }: { readonly status: string }) => setTold(`The outcome is “${status}”.`)
  const sign = () => void signMessage('Hello from the documentation').then(tell, console.error)
  return (
    <>
      <p className="whole">{address ?? 'Not connected'}</p>
      <button type="button" className="button" disabled={!isConnected} onClick={sign}>
        Sign a message
      </button>
      <p role="status">{told}</p>
    </>
  )
}

export function Live() {
  useLookOfSite()
  return (
    <main>
      <section aria-labelledby="page">
        <h1 id="page">Your page</h1>
        <div className="row">
          <NetworkButton />
          <WalletModalButton />
        </div>
        <Account />
      </section>
      <StoreState />
      <WalletModal />
    </main>
  )
}

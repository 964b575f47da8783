import { StrictMode, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { useWalletModal, WalletModal } from 'redux-wallet-modal'
import { addSandboxWallet } from '../sandbox'
import type { HostDialog } from './HostDialog'
import { store } from './store'
import './dialogs.css'

const DIALOGS: Readonly<Record<string, () => Promise<HostDialog>>> = {
  radix: () => import('./RadixDialog').then(module => module.RadixDialog),
  mui: () => import('./MuiDialog').then(module => module.MuiDialog),
  bootstrap: () => import('./BootstrapDialog').then(module => module.BootstrapDialog),
  native: () => import('./NativeDialog').then(module => module.NativeDialog),
  inert: () => import('./hidingDialog').then(module => module.hidingDialog('inert')),
  'aria-hidden': () => import('./hidingDialog').then(module => module.hidingDialog('aria-hidden')),
}

const search = new URLSearchParams(location.search)
/** `?dialog=` selects the library. */
const loadDialog = DIALOGS[search.get('dialog') ?? 'native']
if (!loadDialog) throw new Error(`?dialog= is one of ${Object.keys(DIALOGS).join(', ')}.`)
const CheckoutDialog = await loadDialog()
/** `?modal=inside` renders the wallet modal inside the page's dialog, instead of beside it. */
const isInside = search.get('modal') === 'inside'

addSandboxWallet(location.search)

const modal = <WalletModal store={store} />

function Page() {
  const { open } = useWalletModal()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  return (
    <main>
      <h1>Dialogs of a host</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Check out
      </button>
      <CheckoutDialog isOpen={isOpen} onClose={close}>
        <p>
          <button type="button" onClick={() => void open().catch(console.error)}>
            Pay with a wallet
          </button>
        </p>
        <label>
          Coupon <input />
        </label>
        {isInside && modal}
      </CheckoutDialog>
      {!isInside && modal}
    </main>
  )
}

const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <Page />
      </Provider>
    </StrictMode>,
  )
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { WagmiProvider } from 'wagmi'
import { Pay } from './Pay'
import { config, store } from './wagmi'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

createRoot(root).render(
  <StrictMode>
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <h1>An app on wagmi</h1>
        <WalletModalButton store={store} />
        <WalletModal store={store} />
        <Pay />
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)

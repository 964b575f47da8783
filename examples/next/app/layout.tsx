import 'redux-wallet-modal/host.css' // styles the button before its script runs
import type { Metadata } from 'next'
import { urls } from './sandbox'
import { WalletProvider } from './WalletProvider'

export const metadata: Metadata = { title: 'redux-wallet-modal in Next', icons: 'data:,' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body>
        <WalletProvider>{children}</WalletProvider>
        {/* The sandbox wallet, injected the way a browser extension would. */}
        <script async src={`${urls.wallet}/wallet.js`} />
      </body>
    </html>
  )
}

import 'redux-wallet-modal/host.css' // the button looks right before its script runs
import type { Metadata } from 'next'
import { urls } from './sandbox'
import { WalletProvider } from './WalletProvider'

export const metadata: Metadata = { title: 'redux-wallet-modal in Next', icons: 'data:,' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body>
        <WalletProvider>{children}</WalletProvider>
        {/* The wallet of the sandbox, as a browser extension would put it into the page. */}
        <script async src={`${urls.wallet}/wallet.js`} />
      </body>
    </html>
  )
}

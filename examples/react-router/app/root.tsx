import 'redux-wallet-modal/host.css' // styles the button before its script runs
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { urls } from './sandbox'

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>redux-wallet-modal: React Router</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        {/* The sandbox wallet, injected the way a browser extension would. */}
        <script async src={`${urls.wallet}/wallet.js`} />
        <Scripts />
      </body>
    </html>
  )
}

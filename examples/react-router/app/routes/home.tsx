import { useState } from 'react'
import { Provider } from 'react-redux'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { WalletModal, WalletModalButton } from 'redux-wallet-modal'
import { cookieToSession } from 'redux-wallet-modal/ssr'
import { Counter } from '../Counter'
import { makeStore } from '../store'

/**
 * Restores the visitor's session on the server, so that the first HTML contains the account button.
 */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  session: cookieToSession(request.headers.get('cookie')),
})

export default function Home() {
  const { session } = useLoaderData<typeof loader>()
  // One store per request on the server, and one per page load in the browser.
  const [store] = useState(() => makeStore(session))
  return (
    <Provider store={store}>
      <h1>A page of React Router</h1>
      <WalletModalButton />
      <WalletModal />
      <Counter />
    </Provider>
  )
}

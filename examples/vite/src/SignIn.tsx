import { useState } from 'react'
import { useSiwx } from 'redux-wallet-modal'
import { run } from './demo/run'
import { urls } from './sandbox'
import { cloud, readSecret, siweEvents } from './signInServer'

/** The account metadata in the project service, if visitors sign in there. */
function CloudAccount() {
  const [answer, setAnswer] = useState('')
  const tell = (thrown: unknown) => setAnswer(String(thrown))
  const read = () => {
    cloud?.getSessionAccount().then(({ address, appKitAccount }) => {
      setAnswer(`${address} ${JSON.stringify(appKitAccount?.['metadata'])}`)
    }, tell)
  }
  const write = () => {
    cloud?.setSessionAccountMetadata({ colour: 'green' }).then(() => setAnswer('Noted.'), tell)
  }
  return (
    <p className="row">
      <button type="button" className="button" data-testid="read-account" onClick={read}>
        Read the account
      </button>
      <button type="button" className="button" data-testid="write-note" onClick={write}>
        Note a colour
      </button>
      <span data-testid="cloud-account">{answer}</span>
    </p>
  )
}

/**
 * The session as the page and the server see it, and data that the server returns only to signed-in
 * visitors.
 */
export function SignIn() {
  const { status, session, error, signIn, signOut } = useSiwx()
  const [answer, setAnswer] = useState('')
  const read = () => {
    readSecret().then(setAnswer, () => setAnswer('Nothing was read.'))
  }
  const isBusy = status === 'checking' || status === 'signing' || status === 'storing'
  return (
    <section className="card" aria-labelledby="sign-in">
      <h2 id="sign-in">Sign in with your wallet</h2>
      <p className="quiet">
        A signature instead of a password. The{' '}
        <a href={urls.signIn} target="sandbox-sign-in">
          server
        </a>{' '}
        checks it and remembers you in a cookie.
      </p>
      <p className="row">
        {status === 'signedIn' ? (
          <button
            type="button"
            className="button"
            data-testid="sign-out"
            onClick={() => run(signOut())}
          >
            Sign out
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            data-testid="sign-in"
            aria-disabled={isBusy}
            onClick={() => !isBusy && run(signIn())}
          >
            Sign in
          </button>
        )}
        <button type="button" className="button" data-testid="read-secret" onClick={read}>
          Read what is for you alone
        </button>
      </p>
      {cloud && <CloudAccount />}
      <p className="result" role="status">
        <span data-testid="siwx-status">{status}</span>{' '}
        <span data-testid="siwx-session">
          {session ? `${session.address} on ${session.caipNetworkId}` : ''}
        </span>{' '}
        <span data-testid="siwx-error">{error?.code ?? ''}</span>{' '}
        <span data-testid="secret">{answer}</span>
        <span data-testid="siwe-events" hidden>
          {`in ${String(siweEvents.onSignIn)}, out ${String(siweEvents.onSignOut)}`}
        </span>
      </p>
    </section>
  )
}

import { useState, type FormEvent } from 'react'
import { useApproval, useEmailLogin } from 'redux-wallet-modal/headless'
import { run } from './run'
import { wordsFor } from './words'

/** Typed text stays in the form: neither the email address nor the code is in the store's state. */
function useForm(send: (text: string) => Promise<{ readonly status: string }>) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(send(text).then(({ status }) => setIsWrong(status === 'failed')))
  }
  return { text, setText, isWrong, submit }
}

export function EmailField() {
  const { sendMail } = useEmailLogin()
  const { text, setText, isWrong, submit } = useForm(sendMail)
  return (
    <form onSubmit={submit} noValidate>
      <label>
        Email{' '}
        <input
          type="email"
          autoComplete="email"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {isWrong && <p role="alert">This is not an email address.</p>}
      <button>Continue with email</button>
    </form>
  )
}

function CodeField() {
  const { submitCode, resend } = useEmailLogin()
  const { text, setText, isWrong, submit } = useForm(submitCode)
  return (
    <form onSubmit={submit}>
      <label>
        Six-digit code{' '}
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {isWrong && <p role="alert">The code has six digits.</p>}
      <button>Continue</button>
      <button type="button" onClick={resend}>
        Send another mail
      </button>
    </form>
  )
}

const SAID: Readonly<Record<string, string>> = {
  device: 'Follow the link in the mail that was sent to you.',
  connecting: 'Signing in…',
}

/** One view per sign-in step. */
export function EmailLogin() {
  const { phase, error, retry } = useEmailLogin()
  return (
    <>
      {error && <p role="alert">{wordsFor(error.code)}</p>}
      {phase === 'notConnected' && <button onClick={retry}>Try again</button>}
      {phase === 'code' || phase === 'checking' ? (
        <CodeField />
      ) : (
        <p role="status">{SAID[phase] ?? 'Sending a mail…'}</p>
      )}
    </>
  )
}

/** The wallet's own frame shows the request, positioned over this element. */
export function Approval() {
  const { place, reject, requests } = useApproval('Approve in your wallet')
  return (
    <>
      {requests.length > 0 && <div className="frame" ref={place} />}
      <button onClick={reject}>Reject</button>
    </>
  )
}

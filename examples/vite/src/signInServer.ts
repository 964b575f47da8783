import { serverSiwx } from 'redux-wallet-modal/siwx'
import { urls } from './sandbox'

const ask = async (path: string, body?: object): Promise<Response> =>
  fetch(`${urls.signIn}${path}`, {
    credentials: 'include',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })

/** A server that answers something else than data has not said anything. */
async function read<T>(path: string): Promise<T> {
  const answer = await ask(path)
  if (!answer.ok) throw new TypeError(`${path} answered ${String(answer.status)}`)
  return (await answer.json().catch(() => {
    throw new TypeError(`${path} answered no data`)
  })) as T
}

/** `?siwx=required` asks every visitor to sign in at the sandbox's server; `?siwx=optional` lets them go on without. */
export const signInWanted = new URLSearchParams(location.search).get('siwx')

/** Signing in at the sandbox's own server, which keeps the session in a cookie. */
export const signIn = (wanted: string) =>
  serverSiwx({
    required: wanted !== 'optional',
    statement: 'Sign in to the example.',
    getNonce: async () => (await read<{ nonce: string }>('/nonce')).nonce,
    async verify({ message, signature }) {
      const answer = await ask('/verify', { message, signature })
      if (answer.status >= 500) throw new TypeError('The server is in trouble')
      if (!answer.ok) return false
      await answer.json().catch(() => {
        throw new TypeError('/verify answered no data')
      })
      return true
    },
    getSession: () => read('/session'),
    signOut: () => ask('/sign-out', {}),
  })

/** What the server shows to nobody but who is signed in. */
export async function readSecret(): Promise<string> {
  const answer = await ask('/secret').catch(() => null)
  if (!answer) return 'The server could not be reached.'
  if (!answer.ok) return `Refused (${String(answer.status)}).`
  return ((await answer.json()) as { secret: string }).secret
}

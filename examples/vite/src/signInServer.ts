import {
  cloudSiwx,
  localSiwx,
  serverSiwx,
  type ServerSiwxFunctions,
  type SiweConfig,
  type SiweMessageArgs,
} from 'redux-wallet-modal/siwx'
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

/** A response that is not JSON is treated as a failure. */
async function read<T>(path: string): Promise<T> {
  const answer = await ask(path)
  if (!answer.ok) throw new TypeError(`${path} answered ${String(answer.status)}`)
  return (await answer.json().catch(() => {
    throw new TypeError(`${path} answered no data`)
  })) as T
}

const search = new URLSearchParams(location.search)
const siwe = search.get('siwe')

/**
 * `?siwx=required` requires every visitor to sign in with the sandbox's server; `?siwx=optional`
 * lets them skip it. `?siwe=required` uses the functions of Sign-In with Ethereum, `?siwx=cloud`
 * the project service, `?siwx=local` no server.
 */
export const signInWanted = search.get('siwx') ?? siwe

const required = signInWanted !== 'optional'
const statement = 'Sign in to the example.'
const getNonce = async () => (await read<{ nonce: string }>('/nonce')).nonce

async function verify({ message, signature }: { message: string; signature: string }) {
  const answer = await ask('/verify', { message, signature })
  if (answer.status >= 500) throw new TypeError('The server is in trouble')
  if (!answer.ok) return false
  await answer.json().catch(() => {
    throw new TypeError('/verify answered no data')
  })
  return true
}

/** Counts the sign-in and sign-out events. */
export const siweEvents = { onSignIn: 0, onSignOut: 0 }

/** ERC-4361. */
const siweText = (args: SiweMessageArgs) =>
  [
    `${args.domain} wants you to sign in with your Ethereum account:`,
    args.address.split(':').at(-1),
    '',
    args.statement,
    '',
    `URI: ${args.uri}`,
    `Version: ${args.version}`,
    `Chain ID: ${String(args.chainId)}`,
    `Nonce: ${args.nonce}`,
    `Issued At: ${args.iat}`,
  ].join('\n')

const siweConfig: SiweConfig = {
  required,
  getNonce,
  getMessageParams: () => ({ domain: location.host, uri: location.origin, statement }),
  createMessage: siweText,
  verifyMessage: verify,
  getSession: () => read('/session'),
  signOut: async () => (await ask('/sign-out', {})).ok,
  onSignIn: () => void (siweEvents.onSignIn += 1),
  onSignOut: () => void (siweEvents.onSignOut += 1),
}

/** Calls the sandbox's own server, which keeps the session in a cookie. */
export const server: ServerSiwxFunctions = {
  getNonce,
  verify,
  getSession: () => read('/session'),
  signOut: () => ask('/sign-out', {}),
}

const siwx = () =>
  signInWanted === 'local'
    ? localSiwx({ required, statement })
    : serverSiwx({ required, statement, ...server })

/** The sandbox's server also acts as the project service. */
export const cloud = signInWanted === 'cloud' ? cloudSiwx({ baseUrl: urls.signIn }) : null

const wanted = siwe === null ? { siwx: cloud ?? siwx() } : { siweConfig }

/** The modal's options, as the page's URL requests them. */
export const signInOptions = signInWanted === null ? {} : wanted

/** Reads data that the server returns only to signed-in visitors. */
export async function readSecret(): Promise<string> {
  const answer = await ask('/secret').catch(() => null)
  if (!answer) return 'The server could not be reached.'
  if (!answer.ok) return `Refused (${String(answer.status)}).`
  return ((await answer.json()) as { secret: string }).secret
}

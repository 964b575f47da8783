import { base64urlnopad, hex } from '@scure/base'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { deriveKeys } from '../../src/frame/keys/deriveAccounts'
import { CODE, EMAIL, TOKEN } from './harness/createFakeServer'
import { approve, reviewed } from './harness/review'
import { startFrame } from './harness/startFrame'

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Every encoding in which a secret of these bytes might leak. */
function spellings(bytes: Uint8Array): string[] {
  return [
    hex.encode(bytes),
    base64urlnopad.encode(bytes),
    Buffer.from(bytes).toString('base64'),
    [...bytes].join(','),
  ]
}

it('leaks no entropy, seed, key or token into a request, a message, the console, the page or storage', async () => {
  const entropy = Uint8Array.from({ length: 16 }, (_each, at) => at * 13 + 5)
  const keys = deriveKeys(entropy)
  const secrets = [
    ...[entropy, keys.eip155, keys.solana].flatMap(spellings),
    entropyToMnemonic(entropy, wordlist),
  ]
  const printed: unknown[] = []
  for (const method of METHODS)
    jest.spyOn(console, method).mockImplementation((...words: unknown[]) => printed.push(words))
  // The only 16 random bytes drawn are the canary's entropy; all other randomness stays real.
  const random = crypto.getRandomValues.bind(crypto)
  const drawn = jest.spyOn(crypto, 'getRandomValues').mockImplementation(array => {
    if (array instanceof Uint8Array && array.length === 16) array.set(entropy)
    else random(array)
    return array
  })

  const frame = startFrame()
  const user = await frame.logIn()
  const { address } = user.payload ?? {}
  const seen: string[] = []
  const id = frame.rpc('personal_sign', ['Hello', address])
  await reviewed('Sign message')
  seen.push(document.documentElement.outerHTML)
  approve(frame, 'Sign')
  await frame.answered(id)
  await frame.request('CONNECT_OTP', { otp: CODE })
  await frame.request('SIGN_OUT')
  drawn.mockRestore()

  expect(address).toBe(frame.server.state.wallet?.addresses.eip155)
  const kept = await readAll(frame.factory)
  const places = {
    requests: frame.server.bodies.join('\n'),
    messages: JSON.stringify(frame.posted),
    console: JSON.stringify(printed),
    page: seen.join('\n'),
  }
  for (const [place, text] of Object.entries(places))
    for (const secret of [...secrets, TOKEN]) expect(`${place}: ${text}`).not.toContain(secret)
  // The page receives the account's email in a single response; it is never rendered or logged.
  expect(places.console + places.page).not.toContain(EMAIL)
  for (const secret of secrets) expect(kept).not.toContain(secret)
  expect(printed).toEqual([])
})

/** The whole database as text; the CryptoKeys in it are not extractable. */
async function readAll(factory: IDBFactory): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no reason'))
    })
  const database = await done(factory.open('redux-wallet-modal'))
  const values: unknown[] = await done(
    database.transaction('device').objectStore('device').getAll(),
  )
  const wrapping = values.find(
    value => Object.prototype.toString.call(value) === '[object CryptoKey]',
  )
  expect(wrapping).toMatchObject({ extractable: false })
  return values.map(toText).join('\n')
}

function toText(value: unknown): string {
  if (value instanceof ArrayBuffer) return spellings(new Uint8Array(value)).join('\n')
  if (value instanceof Uint8Array) return spellings(value).join('\n')
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(toText).join('\n')
  return String(value)
}

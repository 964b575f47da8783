import { screen, waitFor } from '@testing-library/dom'
import { entropyToMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import type { RecoverySeal } from '../../../src/shared/recovery'
import { addressesOf, deriveKeys } from '../../../src/frame/keys/deriveAccounts'
import { encodeShare, splitEntropy } from '../../../src/frame/keys/shares'
import type { AskedWindow } from '../../../src/frame/recovery/createPasskeyWindow'
import { passkeyError } from '../../../src/frame/recovery/passkey'
import { stretchPassword } from '../../../src/frame/recovery/password'
import { sealShare } from '../../../src/frame/recovery/sealShare'
import { createFakeServer } from '../harness/createFakeServer'
import { approve, reject, reviewed } from '../harness/review'
import { startFrame } from '../harness/startFrame'
import type { FrameOptions, TestFrame } from '../harness/startFrame'

const PASSWORD = 'a heron stands in 7 cold rivers'
const SECRET = new Uint8Array(32).fill(5)
const ENTROPY = new Uint8Array(16).fill(9)
const ADDRESSES = addressesOf(deriveKeys(ENTROPY))
/** Weak, so that the test is fast. */
const BY_PASSWORD = {
  method: 'password',
  salt: 'c2FsdC1vZi0xNi1ieXRlcw',
  memoryKib: 64,
  passes: 1,
  lanes: 1,
} as const
const BY_PASSKEY = {
  method: 'passkey',
  credentialId: 'credential-id-of-a-passkey',
  salt: 's'.repeat(43),
} as const

/** A server with an account whose owner set a method, and no share that it could open. */
async function serverWith(seal: RecoverySeal, secret: Uint8Array) {
  const server = createFakeServer()
  const shares = await splitEntropy(ENTROPY)
  server.state.wallet = { addresses: ADDRESSES, hasDeviceShares: false, recovery: seal.method }
  server.state.method = {
    loginShare: encodeShare(shares.login),
    recoveryShare: await sealShare(secret, shares.recovery, ADDRESSES.eip155, crypto),
    seal,
  }
  return server
}

const withPassword = async () =>
  serverWith(BY_PASSWORD, await stretchPassword(PASSWORD, BY_PASSWORD))
const withPasskey = () => serverWith(BY_PASSKEY, SECRET)

async function logIn(options: FrameOptions) {
  const frame = startFrame(options)
  expect((await frame.logIn()).payload?.address).toBe(ADDRESSES.eip155)
  return frame
}

const askToSign = (frame: TestFrame) => frame.rpc('personal_sign', ['Hello', ADDRESSES.eip155])
const press = (name: string) => screen.getByRole('button', { name }).click()
const said = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words), { timeout: 4_000 })
const type = (text: string) => {
  const field = screen.getByLabelText<HTMLInputElement>('Recovery password')
  field.value = text
}

const expectSigned = async (frame: TestFrame, id: string) => {
  await reviewed('Sign message')
  approve(frame, 'Sign')
  expect(await frame.answered(id)).toMatchObject({ type: '@w3m-frame/RPC_REQUEST_SUCCESS' })
}

it('asks for the password before the first signature, and not again', async () => {
  const server = await withPassword()
  const frame = await logIn({ server })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  expect(document.body.textContent).toContain('tide.example')
  type('a heron stands in 8 cold rivers')
  press('Unlock')
  await said(/not the password. Nothing was signed/)
  type(PASSWORD)
  press('Unlock')
  await expectSigned(frame, id)
  expect(server.state.shares).toMatchObject({ addresses: ADDRESSES, recoveryShare: null })
  await expectSigned(frame, askToSign(frame))
  expect(server.calls.filter(({ path }) => path === '/api/keys/recover')).toHaveLength(1)
})

it('keeps the sealed share for a later page, until the user unlocks it', async () => {
  const server = await withPassword()
  const first = await logIn({ server })
  const again = startFrame({ server, indexedDb: () => first.factory })
  expect((await again.request('GET_USER', {})).payload?.address).toBe(ADDRESSES.eip155)
  const id = askToSign(again)
  await reviewed('Unlock your wallet')
  type(PASSWORD)
  press('Unlock')
  await expectSigned(again, id)
  expect(server.calls.filter(({ path }) => path === '/api/keys/recover')).toHaveLength(1)
})

it('rejects when the user cancels, and asks again the next time', async () => {
  const frame = await logIn({ server: await withPassword() })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  press('Cancel')
  expect((await frame.answered(id)).payload).toMatchObject({ code: 4001 })
  const next = askToSign(frame)
  await reviewed('Unlock your wallet')
  type(PASSWORD)
  press('Unlock')
  await reviewed('Sign message')
  reject()
  expect((await frame.answered(next)).payload).toMatchObject({ code: 4001 })
})

it('stops asking when the page withdraws the request', async () => {
  const frame = await logIn({ server: await withPassword() })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  await frame.request('RPC_ABORT', { id })
  expect((await frame.answered(id)).payload).toMatchObject({ reason: 'CANCELLED' })
  await waitFor(() => expect(document.body.childNodes).toHaveLength(0))
})

it('leaks the password neither to the page nor to the server, and stores it nowhere', async () => {
  const server = await withPassword()
  const frame = await logIn({ server })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  type(PASSWORD)
  press('Unlock')
  await expectSigned(frame, id)
  const told = JSON.stringify([frame.posted, server.bodies])
  for (const secret of [PASSWORD, entropyToMnemonic(ENTROPY, wordlist)])
    expect(told).not.toContain(secret)
})

it('unlocks with the passkey in the frame', async () => {
  const asked: unknown[] = []
  const frame = await logIn({
    server: await withPasskey(),
    passkeys: {
      make: async () => {
        throw new Error('No passkey is made in a frame')
      },
      use: async seal => {
        asked.push(seal)
        return Uint8Array.from(SECRET)
      },
    },
  })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  press('Use passkey')
  await expectSigned(frame, id)
  expect(asked).toEqual([BY_PASSKEY])
})

it('explains why a passkey yielded no secret, and continues in a separate window', async () => {
  const secrets = [new Uint8Array(32).fill(6)]
  const trouble = { next: passkeyError('notUsed') }
  const closing: { close: () => void } = { close: () => undefined }
  const windows: (() => AskedWindow)[] = [
    () => ({
      blockedUrl: 'https://secure.example/use-passkey',
      secret: new Promise((_resolve, fail) => {
        closing.close = () => fail(passkeyError('closed'))
      }),
    }),
    () => ({ blockedUrl: null, secret: Promise.resolve(Uint8Array.from(SECRET)) }),
  ]
  const frame = await logIn({
    server: await withPasskey(),
    passkeys: {
      make: async () => {
        throw new Error('No passkey is made in a frame')
      },
      use: async () => {
        const secret = secrets.pop()
        if (secret) return secret
        throw trouble.next
      },
    },
    openPasskeyWindow: () => {
      const open = windows.shift()
      if (!open) throw new Error('No more windows are opened in this test')
      return open()
    },
  })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  press('Use passkey')
  await said(/not the passkey that you set/)
  press('Use passkey')
  await said(/was not used. Nothing was signed/)
  trouble.next = passkeyError('unsupported')
  press('Use passkey')
  await said(/can’t use passkeys/)
  press('Use it in a new window')
  await said(/blocked the window. Nothing was signed/)
  const link = screen.getByRole('link', { name: 'Open the window' })
  expect(link.getAttribute('href')).toBe('https://secure.example/use-passkey')
  expect(document.activeElement).toBe(link)
  // The frame itself can be retried meanwhile.
  press('Use passkey')
  await said(/can’t use passkeys/)
  closing.close()
  await screen.findByRole('button', { name: 'Use it in a new window' })
  press('Use it in a new window')
  await expectSigned(frame, id)
})

it('stores a share for the server again when the method was removed meanwhile', async () => {
  const server = await withPassword()
  const frame = await logIn({ server })
  server.state.method = null
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  type(PASSWORD)
  press('Unlock')
  await expectSigned(frame, id)
  expect(server.state.shares?.recoveryShare).toMatch(/^[\w-]{16,}$/)
})

it('never signs with a key of another account', async () => {
  const server = await withPassword()
  const other = await splitEntropy(new Uint8Array(16).fill(1))
  const secret = await stretchPassword(PASSWORD, BY_PASSWORD)
  server.state.method = {
    loginShare: encodeShare(other.login),
    recoveryShare: await sealShare(secret, other.recovery, ADDRESSES.eip155, crypto),
    seal: BY_PASSWORD,
  }
  const frame = await logIn({ server })
  const id = askToSign(frame)
  await reviewed('Unlock your wallet')
  type(PASSWORD)
  press('Unlock')
  expect((await frame.answered(id)).payload).toMatchObject({ reason: 'KEY_MISMATCH' })
  expect(server.state.shares).toBeNull()
})

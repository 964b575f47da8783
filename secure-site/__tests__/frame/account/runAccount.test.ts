import { screen } from '@testing-library/dom'
import { HDNodeWallet, Wallet } from 'ethers'
import { passkeyError } from '../../../src/frame/recovery/passkey'
import { openShare } from '../../../src/frame/recovery/sealShare'
import { addressOfProof } from '../../../src/shared/keyProof'
import { partsOfMethod } from '../../../src/shared/recovery'
import type { SetRecoveryRequest } from '../../../src/shared/recovery'
import { fill, openAccountPage, partOf, press, said, titled } from '../harness/accountPage'
import { CODE } from '../harness/createFakeServer'

const SECRET = new Uint8Array(32).fill(8)
const PASSKEY = {
  method: 'passkey',
  credentialId: 'credential-id-of-a-passkey',
  salt: 's'.repeat(43),
} as const

const withPasskey = async () => ({ seal: PASSKEY, secret: Uint8Array.from(SECRET) })

async function showKey() {
  press('Export your key')
  await titled('Export your key')
  press('Show')
  await titled('Your recovery phrase')
}

it('shows the key after a press, and hides it when the window loses focus', async () => {
  const { server, addresses } = await openAccountPage()
  await showKey()
  const phrase = partOf('phrase')
  expect(HDNodeWallet.fromPhrase(phrase).address).toBe(addresses.eip155)
  expect(new Wallet(partOf('eip155')).address).toBe(addresses.eip155)
  window.dispatchEvent(new Event('blur'))
  await titled('Hidden')
  expect(document.body.textContent).not.toContain(phrase)
  const told = server.bodies.join('\n')
  expect(told).not.toContain(phrase)
  expect(server.calls.map(({ path }) => path)).toContain('/api/account/export')
})

it('hides the key after a minute', async () => {
  const { timers } = await openAccountPage()
  await showKey()
  const minute = timers.find(({ ms }) => ms === 60_000)
  minute?.run()
  await titled('Hidden')
})

it('ignores scripted presses', async () => {
  await openAccountPage()
  press('Export your key')
  await titled('Export your key')
  screen.getByRole('button', { name: 'Show' }).click()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Export your key')
})

it('asks for a new code when the last one is too old, and resumes with it', async () => {
  const { server } = await openAccountPage()
  server.state.isFresh = false
  press('Export your key')
  press('Show')
  await titled('Enter the code')
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/account/export')
  fill('Six-digit code', CODE)
  press('Sign in')
  await titled('Your recovery phrase')
})

it('seals a share with the passkey, and proves possession of the key', async () => {
  const { server, addresses } = await openAccountPage({ make: withPasskey })
  press('Set how your key is recovered')
  await titled('How your key is recovered')
  press('Use a passkey')
  await titled('Done')
  const sent = server.calls.find(({ path }) => path === '/api/account/recovery')
  const request = sent?.body as SetRecoveryRequest
  expect(request.seal).toEqual(PASSKEY)
  expect(await openShare(SECRET, request.recoveryShare, addresses.eip155, crypto)).toHaveLength(17)
  const signer = addressOfProof(request.proof, 'c'.repeat(43), partsOfMethod(request))
  expect(signer).toBe(addresses.eip155)
})

it.each([
  ['notUsed', /was not made. Nothing was changed/],
  ['unsupported', /can’t seal with passkeys. Nothing was changed/],
] as const)(
  'explains why no passkey was created (%s), and offers a password',
  async (trouble, words) => {
    const { server } = await openAccountPage({
      make: async () => {
        throw passkeyError(trouble)
      },
    })
    press('Set how your key is recovered')
    await titled('How your key is recovered')
    press('Use a passkey')
    await said(words)
    expect(screen.getByRole('button', { name: 'Use a password' })).toBeTruthy()
    expect(server.state.method).toBeNull()
  },
)

it('deletes the account only if the word was typed', async () => {
  const { server } = await openAccountPage()
  press('Delete the account')
  await titled('Delete the account?')
  press('Delete for good')
  await said(/Nothing was deleted/)
  fill('Type DELETE to confirm', 'DELETE')
  press('Delete for good')
  await titled('The account was deleted')
  const sent = server.calls.find(({ path }) => path === '/api/account/delete')
  expect(sent?.body).toMatchObject({ confirmation: 'DELETE' })
})

import { ModalError } from '../../../src/domain/ModalError'
import { disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pairingFailed } from '../../../src/events/pairingEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { signedIn } from '../../../src/features/siwx/siwxEvents'
import { ONE_CLICK_MS } from '../../../src/features/siwx/siwxLimits'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import type { SiwxConfig } from '../../../src/ports/siwx'
import type { SignedStatement, SignInRequest } from '../../../src/ports/walletConnect'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import {
  ALICE,
  deferred,
  hang,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../support/flowWorld'
import { createFakeSiwx } from '../../support/siwxWorld'
import {
  connectionIn,
  evmSession,
  openPairingUri,
  twoFamilies,
} from '../../support/walletConnectWorld'

const AUTHENTICATING = 'errors.siwxAuthenticating'
const signIn = (world: FlowWorld) => selectSignIn(world.store.getState(), 'eip155')
const toasts = (world: FlowWorld) => selectToasts(world.store.getState()).map(({ text }) => text)
const viewIn = (world: FlowWorld) =>
  selectIsOpen(world.store.getState()) ? selectCurrentView(world.store.getState()).name : 'closed'

const signedFor = (
  { domain, uri, nonce, iat }: SignInRequest,
  chainId = 'eip155:1',
  said: Record<string, unknown> = {},
): SignedStatement => ({
  cacao: {
    h: { t: 'caip122' },
    p: { iss: `did:pkh:${chainId}:${ALICE}`, domain, aud: uri, nonce, iat, version: '1', ...said },
    s: { t: 'eip191', s: '0xs1gned' },
  },
  message: `${domain} wants you to sign in with your Ethereum account:\n${ALICE}\n\nNonce: ${nonce}`,
})

describe('connecting and signing in with one approval', () => {
  const createWorld = setUpFlowTests()

  async function pairing(
    config: Partial<SiwxConfig> = {},
    signs: (request: SignInRequest) => readonly SignedStatement[] = request => [signedFor(request)],
    options: Parameters<typeof createWorld>[0] = {},
  ) {
    const siwx = createFakeSiwx(config)
    const requests: SignInRequest[] = []
    const walletConnect = createFakeWalletConnect({
      signs: request => {
        requests.push(request)
        return signs(request)
      },
    })
    const world = createWorld({ walletConnect, ...options, options: { siwx, ...options.options } })
    world.dispatch(openPairingUri)
    await settle()
    return { world, siwx, walletConnect, requests }
  }

  it('signs for all networks, the active one first, without a second request', async () => {
    const { world, siwx, walletConnect, requests } = await pairing()
    walletConnect.pairing().approve(evmSession)
    await pass(2_000)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.chains[0]).toBe('eip155:1')
    expect(requests[0]?.nonce).toBe('nonce0001')
    expect(siwx.sessions).toHaveLength(1)
    expect(siwx.sessions[0]).toMatchObject({
      data: { accountAddress: ALICE, chainId: 'eip155:1', nonce: 'nonce0001' },
      signature: '0xs1gned',
    })
    expect(signIn(world)?.phase).toBe('signedIn')
    expect(world.actions().filter(signedIn.match)).toMatchObject([
      { payload: { isRestored: false } },
    ])
    expect(viewIn(world)).toBe('closed')
    expect(world.types()).not.toContain('siwx/prompted')
    expect(toasts(world)).not.toContain(AUTHENTICATING)
    const told = JSON.stringify([world.actions(), world.store.getState()])
    expect(told).not.toContain('0xs1gned')
  })

  it('shows a toast while the signed sessions are being stored', async () => {
    const storing = deferred<undefined>()
    const { world, siwx, walletConnect } = await pairing({ setSessions: () => storing.promise })
    walletConnect.pairing().approve(evmSession)
    await pass(5_000)
    expect(toasts(world)).toEqual([AUTHENTICATING])
    expect(connectionIn(world).phase).not.toBe('connected')
    storing.resolve(undefined)
    await pass(1_000)
    expect(toasts(world)).not.toContain(AUTHENTICATING)
    expect(siwx.count('setSessions')).toBe(1)
  })

  it('connects no wallet when the signature is not accepted', async () => {
    const refuses = { setSessions: () => Promise.reject(new ModalError('SIWX_REFUSED', 'no')) }
    const { world, walletConnect } = await pairing(refuses)
    walletConnect.pairing().approve(evmSession)
    await pass(2_000)
    expect(connectionIn(world).phase).not.toBe('connected')
    expect(walletConnect.stored()).toBeNull()
    expect(world.actions().filter(pairingFailed.match)[0]?.payload.error.code).toBe('SIWX_REFUSED')
    expect(toasts(world)).not.toContain(AUTHENTICATING)
  })

  it.each<[string, (request: SignInRequest) => readonly SignedStatement[]]>([
    ['nothing was signed', () => []],
    [
      'another nonce was signed',
      request => [signedFor(request, 'eip155:1', { nonce: 'other000' })],
    ],
    [
      'the signature is for another page',
      request => [signedFor(request, 'eip155:1', { domain: 'evil.example' })],
    ],
    [
      'the signature is for another URL',
      request => [signedFor(request, 'eip155:1', { aud: 'https://evil.example/' })],
    ],
    [
      'the signature is for a network that the page does not list',
      request => [signedFor(request, 'eip155:999')],
    ],
    [
      'the signature has no account as its issuer',
      request => [signedFor(request, 'eip155:1', { iss: 'did:web:evil' })],
    ],
  ])('requests the signature separately when %s', async (_why, signs) => {
    const { world, siwx, walletConnect } = await pairing({}, signs)
    walletConnect.pairing().approve(evmSession)
    await pass(2_000)
    expect(siwx.sessions).toEqual([])
    expect(signIn(world)?.phase).toBe('asking')
    expect(viewIn(world)).toBe('SIWXSignMessage')
  })

  it.each<[string, Partial<SiwxConfig>]>([
    ['no message can be made', { createMessage: () => Promise.reject(new Error('no')) }],
    ['making it takes too long', { createMessage: hang }],
    ['the host has its own signMessage', { signMessage: async () => '0x' }],
  ])('connects first when %s', async (_why, config) => {
    const { world, walletConnect, requests } = await pairing(config)
    await pass(ONE_CLICK_MS)
    expect(requests).toEqual([])
    walletConnect.pairing().approve(evmSession)
    await pass(2_000)
    expect(connectionIn(world).phase).toBe('connected')
  })

  it('connects first on a page with networks of other families', async () => {
    const { walletConnect, requests } = await pairing({}, undefined, { options: twoFamilies })
    walletConnect.pairing().approve(evmSession)
    await pass(2_000)
    expect(requests).toEqual([])
  })

  it('signs no visitor in who left while the session was being stored', async () => {
    const storing = deferred<undefined>()
    const stored: number[] = []
    const { world, walletConnect } = await pairing({
      setSessions: async sessions => {
        stored.push(sessions.length)
        if (sessions.length > 0) await storing.promise
      },
    })
    walletConnect.pairing().approve(evmSession)
    await pass(1_000)
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    storing.resolve(undefined)
    await pass(2_000)
    expect(stored).toEqual([1, 0])
    expect(connectionIn(world).phase).not.toBe('connected')
    expect(walletConnect.stored()).toBeNull()
    world.dispatch(disconnectRequested({}))
    await settle()
  })
})

import { ModalError } from '../../../src/domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { SIWX_ANSWER_MS, SIWX_MESSAGE_MS } from '../../../src/features/siwx/siwxLimits'
import type { Account } from '../../../src/domain/account'
import { accountsChanged, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { selectIsConnected } from '../../../src/core/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../src/core/network/networkSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import {
  signInCancelled,
  signInMessageRequested,
  signInRequested,
} from '../../../src/features/siwx/siwxEvents'
import type { SiwxConfig } from '../../../src/ports/siwx'
import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import {
  ALICE,
  bob,
  connect,
  deferred,
  hang,
  HERON,
  pass,
  setUpFlowTests,
  type FlowWorld,
} from '../../support/flowWorld'
import { createFakeSiwx, fieldsOf, PAGE, sessionOn } from '../../support/siwxWorld'

const eip155 = { namespace: 'eip155' } as const
const BASE = 'eip155:8453'
const signIn = (world: FlowWorld) => selectSignIn(world.store.getState(), 'eip155')
const viewIn = (world: FlowWorld) =>
  selectIsOpen(world.store.getState()) ? selectCurrentView(world.store.getState()).name : 'closed'
const asked = (world: FlowWorld) =>
  world.adapter.calls.filter(({ method }) => method === 'signMessage').length
const toasts = (world: FlowWorld) => selectToasts(world.store.getState()).map(({ text }) => text)
const declines = () => Promise.reject(new ModalError('USER_REJECTED'))

describe('signing in', () => {
  const createWorld = setUpFlowTests()

  const refuses: Partial<SiwxConfig> = { addSession: () => Promise.reject(new Error('no')) }
  const forgets: Partial<SiwxConfig> = { addSession: async () => undefined }

  async function asking(config: Partial<SiwxConfig> = {}, adapter: AdapterAnswers = {}) {
    const siwx = createFakeSiwx(config)
    const world = createWorld({
      options: { siwx },
      adapter: { signMessage: async () => '0xs1gned', ...adapter },
    })
    await connect(world)
    expect(signIn(world)?.phase).toBe('asking')
    return { world, siwx }
  }

  async function press(world: FlowWorld, ms = 1_000) {
    world.dispatch(signInRequested(eip155))
    await pass(ms)
  }

  it('signs, stores, closes and remembers the place, and keeps the signature out of state', async () => {
    const { world, siwx } = await asking()
    await press(world)
    expect(signIn(world)).toMatchObject({
      phase: 'signedIn',
      session: { address: ALICE, caipNetworkId: 'eip155:1' },
    })
    expect(viewIn(world)).toBe('closed')
    const [stored] = siwx.calls.filter(({ method }) => method === 'addSession')
    expect(stored?.args).toEqual([
      {
        data: fieldsOf(ALICE, 'eip155:1', 'nonce0001'),
        message: `${PAGE.domain} wants you to sign in:\n${ALICE}\n\nNonce: nonce0001`,
        signature: '0xs1gned',
      },
      { type: 'extension', name: 'io.heron' },
    ])
    const told = JSON.stringify([world.actions(), world.store.getState()])
    expect(told).not.toContain('0xs1gned')
    expect(told).not.toContain('nonce0001')
  })

  it('requests one signature, however often the visitor presses', async () => {
    const answer = deferred<string>()
    const { world, siwx } = await asking({}, { signMessage: () => answer.promise })
    for (let time = 0; time < 5; time += 1) await press(world, 10)
    expect(asked(world)).toBe(1)
    expect(siwx.count('createMessage')).toBe(1)
    answer.resolve('0x1b')
    await press(world)
    await press(world)
    expect(asked(world)).toBe(1)
    expect(signIn(world)?.phase).toBe('signedIn')
  })

  it('never requests a second signature for a nonce that is in the wallet', async () => {
    const { world } = await asking(
      {
        createMessage: async ({ accountAddress, chainId }) => {
          const data = fieldsOf(accountAddress, chainId, 'sameNonce')
          return { ...data, toString: () => `${PAGE.domain} ${accountAddress} sameNonce` }
        },
        getRequired: () => false,
      },
      { signMessage: hang },
    )
    await press(world)
    world.dispatch(signInCancelled(eip155))
    await pass(100)
    await press(world)
    expect(asked(world)).toBe(1)
    expect(signIn(world)).toMatchObject({
      phase: 'failed',
      error: { code: 'SIWX_MESSAGE_INVALID' },
    })
  })

  it('shows the visitor the exact message that the wallet will get', async () => {
    const { world, siwx } = await asking()
    world.dispatch(signInMessageRequested(eip155))
    await pass(10)
    expect(signIn(world)?.message.phase).toBe('made')
    await press(world)
    expect(siwx.count('createMessage')).toBe(1)
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signMessage')
    expect(call?.args[2]).toContain('nonce0001')
  })

  it('shows a new message when the one shown has expired, and waits for another press', async () => {
    const { world, siwx } = await asking()
    world.dispatch(signInMessageRequested(eip155))
    await pass(SIWX_MESSAGE_MS)
    await press(world)
    expect(asked(world)).toBe(0)
    expect(signIn(world)).toMatchObject({
      phase: 'asking',
      error: null,
      message: { phase: 'made', isRenewed: true },
    })
    expect(viewIn(world)).toBe('SIWXSignMessage')
    expect(toasts(world)).toEqual([])
    await press(world)
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signMessage')
    expect(call?.args[2]).toContain('nonce0002')
    expect(siwx.count('createMessage')).toBe(2)
    expect(signIn(world)?.phase).toBe('signedIn')
  })

  it('signs the shown message until it expires, to the millisecond', async () => {
    const { world } = await asking()
    world.dispatch(signInMessageRequested(eip155))
    await pass(SIWX_MESSAGE_MS - 1)
    await press(world)
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signMessage')
    expect(call?.args[2]).toContain('nonce0001')
  })

  it('keeps the visitor’s decision when a new message arrives too late', async () => {
    let isSlow = false
    const { world, siwx } = await asking({
      getRequired: () => false,
      createMessage: async ({ accountAddress, chainId }) => {
        if (isSlow) await hang()
        const data = fieldsOf(accountAddress, chainId, 'nonce0001')
        return { ...data, toString: () => `${PAGE.domain} ${accountAddress} nonce0001` }
      },
    })
    world.dispatch(signInMessageRequested(eip155))
    await pass(SIWX_MESSAGE_MS)
    isSlow = true
    await press(world)
    world.dispatch(signInCancelled(eip155))
    await pass(SIWX_ANSWER_MS)
    expect(signIn(world)?.phase).toBe('cancelled')
    expect(siwx.count('createMessage')).toBe(2)
  })

  it.each<[string, AdapterAnswers, Partial<SiwxConfig>, string]>([
    ['declined', { signMessage: declines }, {}, 'USER_REJECTED'],
    ['refused by the server', {}, refuses, 'SIWX_REFUSED'],
    ['not stored by the server', {}, forgets, 'SIWX_REFUSED'],
  ])(
    'reports a rejection when it is %s, and offers a retry',
    async (_when, adapter, config, code) => {
      const { world } = await asking(config, adapter)
      await press(world)
      expect(signIn(world)).toMatchObject({ phase: 'failed', failed: 'signIn', error: { code } })
      expect(viewIn(world)).toBe('SIWXSignMessage')
      expect(toasts(world)).toEqual(['errors.siwxDeclined'])
      await press(world)
      expect(asked(world)).toBe(2)
    },
  )

  it('explains possible causes for a smart account', async () => {
    const account: Account = { namespace: 'eip155', address: ALICE, type: 'smartAccount' }
    const { world } = await asking(
      { addSession: () => Promise.reject(new Error('no')) },
      {
        connect: async () => ({
          accounts: [account],
          caipNetworkId: 'eip155:1',
          capabilities: ['signMessage'],
        }),
      },
    )
    await press(world)
    expect(toasts(world)).toEqual(['errors.siwxSmartAccount'])
  })

  it('shows the request again when signing fails behind a closed modal', async () => {
    const answer = deferred<string>()
    const { world } = await asking({}, { signMessage: () => answer.promise })
    await press(world)
    world.dispatch(modalCloseRequested({ by: 'page' }))
    expect(viewIn(world)).toBe('closed')
    answer.reject(new ModalError('USER_REJECTED'))
    await pass(100)
    expect(viewIn(world)).toBe('SIWXSignMessage')
  })

  it.each([
    ['the wallet', {}, { signMessage: hang }, SEND_TIMEOUT_MS, 'SIGN_TIMEOUT'],
    ['the message', { createMessage: hang }, {}, SIWX_ANSWER_MS, 'SIWX_UNREACHABLE'],
  ] as const)('times out for %s', async (_what, config, adapter, ms, code) => {
    const { world } = await asking(config, adapter)
    await press(world, ms + 100)
    expect(signIn(world)).toMatchObject({ phase: 'failed', error: { code } })
    expect(toasts(world)).toEqual([])
  })

  it('trusts a server that stored the session though its response was lost', async () => {
    const siwx = createFakeSiwx({
      addSession: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    const world = createWorld({
      options: { siwx },
      adapter: {
        signMessage: async () => {
          siwx.sessions = [sessionOn('eip155:1', ALICE)]
          return '0x1b'
        },
      },
    })
    await connect(world)
    await press(world)
    expect(signIn(world)?.phase).toBe('signedIn')
  })

  it.each([
    ['another account', { accountAddress: bob.address }],
    ['another network', { chainId: 'eip155:8453' }],
    ['another page', { domain: 'elsewhere.example' }],
    ['another address of a page', { uri: 'https://elsewhere.example/' }],
    ['a short nonce', { nonce: '12' }],
    ['a nonce with a line break', { nonce: 'abcdefgh\nx' }],
  ] as const)('sends no wallet a message for %s', async (_what, wrong) => {
    const { world } = await asking({
      createMessage: async ({ accountAddress, chainId }) => {
        const data = { ...fieldsOf(accountAddress, chainId, 'nonce0001'), ...wrong }
        return { ...data, toString: () => `${data.domain} ${data.accountAddress} ${data.nonce}` }
      },
    })
    await press(world)
    expect(asked(world)).toBe(0)
    expect(signIn(world)).toMatchObject({
      phase: 'failed',
      error: { code: 'SIWX_MESSAGE_INVALID' },
    })
  })

  it('sends no wallet a text that does not contain its own data', async () => {
    const { world } = await asking({
      createMessage: async ({ accountAddress, chainId }) => ({
        ...fieldsOf(accountAddress, chainId, 'nonce0001'),
        toString: () => 'I owe you everything',
      }),
    })
    await press(world)
    expect(asked(world)).toBe(0)
  })

  it('stores nothing for an account that is no longer active', async () => {
    const answer = deferred<string>()
    const { world, siwx } = await asking({}, { signMessage: () => answer.promise })
    await press(world)
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    answer.resolve('0x1b')
    await pass(1_000)
    expect(siwx.count('addSession')).toBe(0)
    expect(signIn(world)).toMatchObject({ phase: 'asking', address: bob.address })
  })

  it('uses the configuration’s signer when it provides one', async () => {
    const { world, siwx } = await asking({ signMessage: async () => '0xown' })
    await press(world)
    expect(asked(world)).toBe(0)
    expect(siwx.sessions[0]?.signature).toBe('0xown')
  })

  it.each<[string, Partial<SiwxConfig>, AdapterAnswers]>([
    ['being asked', {}, {}],
    ['the message is made', { createMessage: hang }, {}],
    ['the wallet has it', {}, { signMessage: hang }],
    ['it is stored', { addSession: hang }, {}],
  ])(
    'does nothing more after time travel has replaced the state while %s',
    async (what, config, adapter) => {
      const { world, siwx } = await asking(config, adapter)
      if (what !== 'being asked') await press(world)
      const effects = () => [
        siwx.calls.length,
        asked(world),
        world.actions().filter(({ type }) => type.startsWith('walletModal/siwx/')).length,
      ]
      const before = effects()
      world.halt()
      await pass(SEND_TIMEOUT_MS)
      expect(effects()).toEqual(before)
    },
  )

  describe('cancelling', () => {
    it('disconnects a visitor who must sign in and has no other session', async () => {
      const { world } = await asking()
      world.dispatch(signInCancelled(eip155))
      await pass(100)
      expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(false)
      expect(viewIn(world)).toBe('closed')
      expect(selectCurrentView(world.store.getState()).name).toBe('Connect')
    })

    it('returns to the network that has a session', async () => {
      const { world } = await asking()
      await press(world)
      world.dispatch(networkChosen({ caipNetworkId: BASE }))
      await pass(2_000)
      expect(viewIn(world)).toBe('SIWXSignMessage')
      world.dispatch(signInCancelled(eip155))
      await pass(2_000)
      expect(selectActiveCaipNetworkId(world.store.getState())).toBe('eip155:1')
      expect(signIn(world)?.phase).toBe('signedIn')
      expect(viewIn(world)).toBe('closed')
      expect(asked(world)).toBe(1)
    })

    it.each([
      ['the session there is over', (siwx: { sessions: unknown }) => (siwx.sessions = []), {}],
      [
        'the wallet does not go back',
        () => undefined,
        {
          switchNetwork: async (_id: string, { caipNetworkId }: { caipNetworkId: string }) => {
            if (caipNetworkId === 'eip155:1') throw new ModalError('USER_REJECTED')
          },
        },
      ],
    ])('disconnects when %s', async (_what, prepare, adapter) => {
      const { world, siwx } = await asking({}, adapter)
      await press(world)
      world.dispatch(networkChosen({ caipNetworkId: BASE }))
      await pass(2_000)
      prepare(siwx)
      world.dispatch(signInCancelled(eip155))
      await pass(2_000)
      expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(false)
    })

    it('only closes when sign-in is optional', async () => {
      const { world } = await asking({ getRequired: () => false })
      world.dispatch(signInCancelled(eip155))
      await pass(100)
      expect(viewIn(world)).toBe('closed')
      expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(true)
      expect(signIn(world)?.phase).toBe('cancelled')
    })

    it('drops the wallet’s later response', async () => {
      const answer = deferred<string>()
      const { world, siwx } = await asking(
        { getRequired: () => false },
        { signMessage: () => answer.promise },
      )
      await press(world)
      world.dispatch(signInCancelled(eip155))
      answer.resolve('0x1b')
      await pass(1_000)
      expect(siwx.count('addSession')).toBe(0)
      expect(signIn(world)?.phase).toBe('cancelled')
    })
  })

  describe('signing out', () => {
    it('follows a disconnect', async () => {
      const { world, siwx } = await asking()
      await press(world)
      world.dispatch(disconnectRequested({}))
      await pass(100)
      expect(siwx.sessions).toEqual([])
      expect(signIn(world)).toBeNull()
    })

    it('is skipped when the configuration keeps its sessions', async () => {
      const { world, siwx } = await asking({ signOutOnDisconnect: false })
      await press(world)
      world.dispatch(disconnectRequested({}))
      await pass(100)
      expect(siwx.sessions).toHaveLength(1)
    })
  })
})

import { ModalError } from '../../../src/domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { SIWX_ANSWER_MS, SIWX_MESSAGE_MS } from '../../../src/features/siwx/siwxLimits'
import type { Account } from '../../../src/domain/account'
import { accountsChanged, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { networkChosen } from '../../../src/events/networkEvents'
import { selectIsConnected } from '../../../src/features/connections/connectionsSlice'
import { selectIsOpen } from '../../../src/features/modal/modalSlice'
import { selectActiveCaipNetworkId } from '../../../src/features/network/networkSlice'
import { selectToasts } from '../../../src/features/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/features/router/routerSlice'
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

  it('signs, stores, closes and remembers where, and keeps the signature to itself', async () => {
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

  it('asks the wallet once, however often somebody presses', async () => {
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

  it('never asks a second time for a nonce that is in the wallet', async () => {
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

  it('reads the message to the visitor that the wallet will get', async () => {
    const { world, siwx } = await asking()
    world.dispatch(signInMessageRequested(eip155))
    await pass(10)
    expect(signIn(world)?.message.phase).toBe('made')
    await press(world)
    expect(siwx.count('createMessage')).toBe(1)
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signMessage')
    expect(call?.args[2]).toContain('nonce0001')
  })

  it('shows another message where the one that was read is old, and asks for nothing until it is agreed to', async () => {
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

  it('signs the message that was read while it is young, to the millisecond', async () => {
    const { world } = await asking()
    world.dispatch(signInMessageRequested(eip155))
    await pass(SIWX_MESSAGE_MS - 1)
    await press(world)
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signMessage')
    expect(call?.args[2]).toContain('nonce0001')
  })

  it('leaves what was decided where another message comes too late', async () => {
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
    ['stored for nobody', {}, forgets, 'SIWX_REFUSED'],
  ])(
    'is told as declined when it is %s, and can be tried again',
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

  it('says what may be the matter with a smart account', async () => {
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

  it('shows the question again when signing fails behind a closed modal', async () => {
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
  ] as const)('waits no longer than it takes for %s', async (_what, config, adapter, ms, code) => {
    const { world } = await asking(config, adapter)
    await press(world, ms + 100)
    expect(signIn(world)).toMatchObject({ phase: 'failed', error: { code } })
    expect(toasts(world)).toEqual([])
  })

  it('believes a server that took the session without saying so', async () => {
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
  ] as const)('asks no wallet to sign for %s', async (_what, wrong) => {
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

  it('asks no wallet to sign a text that does not say what its data do', async () => {
    const { world } = await asking({
      createMessage: async ({ accountAddress, chainId }) => ({
        ...fieldsOf(accountAddress, chainId, 'nonce0001'),
        toString: () => 'I owe you everything',
      }),
    })
    await press(world)
    expect(asked(world)).toBe(0)
  })

  it('stores nothing for an account that is not the one any more', async () => {
    const answer = deferred<string>()
    const { world, siwx } = await asking({}, { signMessage: () => answer.promise })
    await press(world)
    world.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
    answer.resolve('0x1b')
    await pass(1_000)
    expect(siwx.count('addSession')).toBe(0)
    expect(signIn(world)).toMatchObject({ phase: 'asking', address: bob.address })
  })

  it('signs by the configuration where that signs itself', async () => {
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
    'nothing happens any more when somebody travels in time while %s',
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

  describe('cancelled', () => {
    it('disconnects who has to sign in and has no other session', async () => {
      const { world } = await asking()
      world.dispatch(signInCancelled(eip155))
      await pass(100)
      expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(false)
      expect(viewIn(world)).toBe('closed')
      expect(selectCurrentView(world.store.getState()).name).toBe('Connect')
    })

    it('goes back to the network on which there is a session', async () => {
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
    ])('disconnects where %s', async (_what, prepare, adapter) => {
      const { world, siwx } = await asking({}, adapter)
      await press(world)
      world.dispatch(networkChosen({ caipNetworkId: BASE }))
      await pass(2_000)
      prepare(siwx)
      world.dispatch(signInCancelled(eip155))
      await pass(2_000)
      expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(false)
    })

    it('only closes for whoever need not sign in', async () => {
      const { world } = await asking({ getRequired: () => false })
      world.dispatch(signInCancelled(eip155))
      await pass(100)
      expect(viewIn(world)).toBe('closed')
      expect(selectIsConnected(world.store.getState(), 'eip155')).toBe(true)
      expect(signIn(world)?.phase).toBe('cancelled')
    })

    it('drops what the wallet answers later', async () => {
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
    it('follows disconnecting', async () => {
      const { world, siwx } = await asking()
      await press(world)
      world.dispatch(disconnectRequested({}))
      await pass(100)
      expect(siwx.sessions).toEqual([])
      expect(signIn(world)).toBeNull()
    })

    it('does not where the configuration keeps its sessions', async () => {
      const { world, siwx } = await asking({ signOutOnDisconnect: false })
      await press(world)
      world.dispatch(disconnectRequested({}))
      await pass(100)
      expect(siwx.sessions).toHaveLength(1)
    })
  })
})

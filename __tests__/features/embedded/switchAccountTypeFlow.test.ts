import { accountTypeSwitched } from '../../../src/events/accountEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { ModalError } from '../../../src/domain/ModalError'
import {
  accountTypeNotSwitched,
  accountTypeRequested,
  accountTypeSwitchLeft,
  smartAccountNetworksRead,
} from '../../../src/core/login/accountTypeEvents'
import { toEmbeddedEvent } from '../../../src/features/embedded/toEmbeddedEvent'
import { selectTypeSwitch } from '../../../src/features/embedded/embeddedSlice'
import type { EmbeddedSession } from '../../../src/ports/embedded'
import { walletConnected } from '../../../src/events/connectionEvents'
import { sampleCapabilities } from '../../../src/testing/samples'
import { AUTH, createFakeFrame, loginSession } from '../../support/embeddedWorld'
import { deferred, pass, setUpFlowTests, settle } from '../../support/flowWorld'

const SMART = '0x00000000000000000000000000000000005Aa0C7'
const eip155 = { namespace: 'eip155' } as const
const toSmart = accountTypeRequested({ ...eip155, accountType: 'smartAccount' })

const smartSession: EmbeddedSession = {
  namespaces: {
    eip155: {
      accounts: [{ ...eip155, address: SMART, type: 'smartAccount' }],
      preferredAccountType: 'smartAccount',
      isSmartAccountDeployed: false,
      activeCaipNetworkId: 'eip155:1',
      capabilities: sampleCapabilities,
    },
  },
}

describe('switchAccountTypeFlow', () => {
  const createWorld = setUpFlowTests()

  /** Connects a login on its plain address, on a network with smart accounts. */
  async function begin(setAccountType: Parameters<typeof createFakeFrame>[0]) {
    const frame = createFakeFrame(setAccountType)
    const world = createWorld({ embedded: frame })
    const { accounts = [], capabilities = [] } = loginSession.namespaces.eip155 ?? {}
    world.dispatch(
      walletConnected({
        ...AUTH,
        accounts,
        capabilities,
        caipNetworkId: 'eip155:1',
        walletName: 'Email wallet',
        isRestored: false,
      }),
    )
    await settle()
    world.dispatch(smartAccountNetworksRead(['eip155:1']))
    return { ...world, frame }
  }
  const ended = (world: Awaited<ReturnType<typeof begin>>) =>
    world
      .actions()
      .filter(
        action =>
          accountTypeSwitched.match(action) ||
          accountTypeNotSwitched.match(action) ||
          accountTypeSwitchLeft.match(action),
      )
  const toasts = (world: Awaited<ReturnType<typeof begin>>) =>
    world.store.getState().notifications.toasts

  it('stores the whole choice, reports it as an event and confirms it', async () => {
    const world = await begin({ setAccountType: async () => smartSession })
    world.dispatch(toSmart)
    expect(selectTypeSwitch(world.store.getState())).toEqual(toSmart.payload)
    await settle()
    const [end] = ended(world)
    expect(end?.type).toBe(accountTypeSwitched.type)
    expect(end && toEmbeddedEvent(end)).toEqual({
      name: 'SET_PREFERRED_ACCOUNT_TYPE',
      properties: { accountType: 'smartAccount', network: 'eip155:1' },
    })
    await pass(1_000)
    expect(world.storage.getItem('@appkit/preferred_account_types')).toBe(
      '{"bip122":"payment","eip155":"smartAccount","polkadot":"eoa","solana":"eoa"}',
    )
    expect(selectTypeSwitch(world.store.getState())).toBeNull()
    expect(toasts(world)).toMatchObject([{ tone: 'positive', text: 'accountType.nowSmart' }])
  })

  it('keeps the type and stores nothing when the frame refuses', async () => {
    const refuse = () => Promise.reject(new ModalError('REQUEST_PENDING', 'ada@example.com'))
    const world = await begin({ setAccountType: refuse })
    world.dispatch(toSmart)
    await settle()
    expect(ended(world)).toMatchObject([
      accountTypeNotSwitched({
        ...toSmart.payload,
        error: { code: 'REQUEST_PENDING', detail: 'REQUEST_PENDING' },
      }),
    ])
    await pass(1_000)
    expect(world.storage.getItem('@appkit/preferred_account_types')).toBeNull()
    expect(toasts(world)).toMatchObject([{ tone: 'negative', text: 'accountType.stillEoa' }])
  })

  it('sends no request on a network without smart accounts', async () => {
    const world = await begin({})
    world.dispatch(smartAccountNetworksRead([]))
    world.dispatch(toSmart)
    await settle()
    expect(ended(world)).toMatchObject([{ payload: { error: { code: 'CHAIN_NOT_SUPPORTED' } } }])
    expect(world.frame.calls).not.toContain('setAccountType')
  })

  it('ends silently when the visitor closes the modal, and drops the late response', async () => {
    const slow = deferred<EmbeddedSession>()
    let signal: AbortSignal | undefined
    const world = await begin({
      setAccountType: async (_namespace, _type, given) => {
        signal = given
        return slow.promise
      },
    })
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(toSmart)
    await settle()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(signal?.aborted).toBe(true)
    slow.resolve(smartSession)
    await settle()
    expect(ended(world)).toMatchObject([{ type: accountTypeSwitchLeft.type }])
    expect(selectTypeSwitch(world.store.getState())).toBeNull()
  })

  it('sends one request however often it is pressed', async () => {
    const slow = deferred<EmbeddedSession>()
    const world = await begin({ setAccountType: () => slow.promise })
    world.dispatch(toSmart)
    world.dispatch(toSmart)
    world.dispatch(accountTypeRequested({ ...eip155, accountType: 'eoa' }))
    await settle()
    slow.resolve(smartSession)
    await settle()
    expect(world.frame.calls.filter(name => name === 'setAccountType')).toHaveLength(1)
    expect(ended(world)).toMatchObject([{ payload: { accountType: 'smartAccount' } }])
  })

  it('fails with FRAME_REQUEST_TIMEOUT without a response', async () => {
    const world = await begin({ setAccountType: () => new Promise<never>(() => undefined) })
    world.dispatch(toSmart)
    await pass(120_000)
    expect(ended(world)).toMatchObject([{ payload: { error: { code: 'FRAME_REQUEST_TIMEOUT' } } }])
  })
})

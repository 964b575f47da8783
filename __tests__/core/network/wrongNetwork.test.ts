import type { AdapterAnswers } from '../../../src/testing/createFakeAdapter'
import { SUCCESS_DISPLAY_MS, SWITCH_TIMEOUT_MS } from '../../../src/domain/limits'
import { ModalError } from '../../../src/domain/ModalError'
import type { Network } from '../../../src/domain/network'
import type { OptionsState } from '../../../src/domain/options'
import { viewEntry } from '../../../src/domain/views'
import {
  connectRequested,
  disconnectRequested,
  walletConnected,
} from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  networkSwitchFailed,
  walletNetworkReported,
} from '../../../src/events/networkEvents'
import { selectIsConnected } from '../../../src/core/connections/connectionsSlice'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
} from '../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import type { CaipNetworkId, Namespace } from '../../../src/lib/address/caip'
import { createFakeWalletConnect } from '../../../src/testing/createFakeWalletConnect'
import { fakeWalletConnectSession } from '../../../src/testing/fakeWalletConnectSession'
import { sampleConnector, sampleNetwork, sampleCapabilities } from '../../../src/testing/samples'
import { stateAfter } from '../../../src/testing/stateAfter'
import { hang, pass, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'
import { evmPart, openPairingUri } from '../../support/walletConnectWorld'

/** The policies for a wallet on an unlisted network, and whether they hold the visitor. */
const POLICIES = {
  require: [{}, true],
  'offer, since the page switches no network': [{ isNetworkSwitchEnabled: false }, false],
  'offer, since the page only shows codes': [{ hasAdapters: false, hasWalletConnect: true }, false],
  ignore: [{ isUnsupportedChainAllowed: true }, false],
  'ignore, and switch nothing': [
    { isUnsupportedChainAllowed: true, isNetworkSwitchEnabled: false },
    false,
  ],
} as const satisfies Record<string, readonly [Partial<OptionsState>, boolean]>
type Policy = keyof typeof POLICIES
const POLICY_NAMES = Object.keys(POLICIES) as Policy[]

/** Two listed networks and one unlisted network per chain family. */
const FAMILIES = {
  eip155: ['eip155:1', 'eip155:8453', 'eip155:999'],
  solana: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:devnet', 'solana:other'],
  cosmos: ['cosmos:cosmoshub-4', 'cosmos:osmosis-1', 'cosmos:juno-1'],
} as const satisfies Partial<
  Record<Namespace, readonly [CaipNetworkId, CaipNetworkId, CaipNetworkId]>
>
type Family = keyof typeof FAMILIES
const FAMILY_NAMES = Object.keys(FAMILIES) as Family[]

const listed = (id: CaipNetworkId, namespace: Family): Network =>
  sampleNetwork(0, id, { caipNetworkId: id, namespace, reference: id.slice(namespace.length + 1) })

const selectConnectorById = (namespace: Family) =>
  sampleConnector('io.heron', 'Heron', { namespace, type: 'INJECTED' })

/** Returns a state with a wallet on `walletId`, the page on its first network, the modal closed. */
const connectedAt = (namespace: Family, walletId: CaipNetworkId, policy: Policy) => () => {
  const [home, other] = FAMILIES[namespace]
  return stateAfter(
    optionsGiven({ projectId: 'sample', ...POLICIES[policy][0] }),
    networksConfigured({
      networks: [listed(home, namespace), listed(other, namespace)],
      defaultId: home,
    }),
    connectorsFound({ namespace, connectors: [selectConnectorById(namespace)] }),
    walletConnected({
      namespace,
      connectorId: 'io.heron',
      accounts: [{ namespace, address: 'account', type: 'eoa' }],
      caipNetworkId: walletId,
      capabilities: sampleCapabilities,
      walletName: 'Heron',
      isRestored: true,
    }),
  )
}

const viewOf = ({ store }: FlowWorld) =>
  selectIsOpen(store.getState()) ? selectCurrentView(store.getState()).name : 'closed'
const byVisitor = modalCloseRequested({ by: 'visitor' })

describe('P15 a wallet on a network the page does not list', () => {
  const createWorld = setUpFlowTests()

  const begin = (
    namespace: Family,
    policy: Policy,
    walletId: CaipNetworkId,
    adapter: AdapterAnswers = {},
  ) =>
    createWorld({
      state: connectedAt(namespace, walletId, policy),
      adapter: { namespace, ...adapter },
    })

  /** Checks that a held visitor can disconnect, and any other can close. */
  const expectWayOut = async (world: FlowWorld, namespace: Namespace, isHeld: boolean) => {
    world.dispatch(byVisitor)
    expect(selectIsOpen(world.store.getState())).toBe(isHeld)
    world.dispatch(disconnectRequested({}))
    await settle()
    expect(selectIsConnected(world.store.getState(), namespace)).toBe(false)
    expect(selectIsOpen(world.store.getState())).toBe(false)
  }

  describe.each(FAMILY_NAMES)('%s', namespace => {
    const [home, other, unlisted] = FAMILIES[namespace]

    describe.each(POLICY_NAMES)('%s', policy => {
      const isHeld = POLICIES[policy][1]

      it.each([
        ['no view', {}, 'Account'],
        ['the account', { view: viewEntry('Account') }, 'Account'],
        ['the very view', { view: viewEntry('UnsupportedChain') }, 'Account'],
        ['its family', { namespace }, 'Account'],
        ['the networks', { view: viewEntry('Networks') }, 'Networks'],
      ] as const)('opened with %s', async (_what, request, otherwise) => {
        const world = begin(namespace, policy, unlisted)
        world.dispatch(modalOpenRequested(request))
        await settle()
        expect(viewOf(world)).toBe(isHeld ? 'UnsupportedChain' : otherwise)
        await expectWayOut(world, namespace, isHeld)
      })

      it('moved there by the wallet itself, with the modal closed', async () => {
        const world = begin(namespace, policy, home)
        world.dispatch(walletNetworkReported({ namespace, caipNetworkId: unlisted }))
        await settle()
        expect(viewOf(world)).toBe(isHeld ? 'UnsupportedChain' : 'closed')
        expect(selectActiveCaipNetworkId(world.store.getState())).toBe(home)
        await expectWayOut(world, namespace, isHeld)
      })

      it('moved there while the account is on screen', async () => {
        const world = begin(namespace, policy, home)
        world.dispatch(modalOpenRequested({}))
        world.dispatch(walletNetworkReported({ namespace, caipNetworkId: unlisted }))
        await settle()
        expect(viewOf(world)).toBe(isHeld ? 'UnsupportedChain' : 'Account')
        await expectWayOut(world, namespace, isHeld)
      })

      it('connected there', async () => {
        const world = createWorld({
          state: () =>
            stateAfter(
              optionsGiven({ projectId: 'sample', ...POLICIES[policy][0] }),
              networksConfigured({ networks: [listed(home, namespace)], defaultId: home }),
              connectorsFound({ namespace, connectors: [selectConnectorById(namespace)] }),
            ),
          adapter: {
            namespace,
            connect: async () => ({
              accounts: [{ namespace, address: 'account', type: 'eoa' }],
              caipNetworkId: unlisted,
              capabilities: sampleCapabilities,
            }),
          },
        })
        world.dispatch(modalOpenRequested({ view: viewEntry('WhatIsAWallet') }))
        world.dispatch(connectRequested({ namespace, connectorId: 'io.heron' }))
        await pass(SUCCESS_DISPLAY_MS)
        expect(viewOf(world)).toBe(isHeld ? 'UnsupportedChain' : 'closed')
        await expectWayOut(world, namespace, isHeld)
      })

      it('left for a listed network, as the wallet reports', async () => {
        const world = begin(namespace, policy, unlisted)
        world.dispatch(modalOpenRequested({}))
        world.dispatch(walletNetworkReported({ namespace, caipNetworkId: other }))
        await settle()
        expect(viewOf(world)).toBe(isHeld ? 'closed' : 'Account')
        expect(selectActiveCaipNetworkId(world.store.getState())).toBe(other)
        world.dispatch(byVisitor)
        expect(viewOf(world)).toBe('closed')
      })
    })

    /** How the wallet responds to a switch, and what the visitor then sees. */
    const BEHAVIOURS = {
      'is silent': [hang, 'SwitchNetwork', undefined],
      'says no': [() => Promise.reject(new ModalError('USER_REJECTED')), 'back', 'USER_REJECTED'],
      'does not know the request': [
        () => Promise.reject(new ModalError('UNSUPPORTED_METHOD')),
        'back',
        'UNSUPPORTED_METHOD',
      ],
      'moves and never answers': [hang, 'moved', undefined],
      'moves and answers': [async () => undefined, 'moved', undefined],
    } as const
    type Behaviour = keyof typeof BEHAVIOURS

    describe.each(Object.keys(BEHAVIOURS) as Behaviour[])('on request, it %s', behaviour => {
      const [switchNetwork, outcome, code] = BEHAVIOURS[behaviour]
      const isMoved = outcome === 'moved'

      it.each(POLICY_NAMES)('under %s', async policy => {
        const isHeld = POLICIES[policy][1]
        const world = begin(namespace, policy, unlisted, { switchNetwork })
        world.dispatch(modalOpenRequested({}))
        await settle()
        world.dispatch(networkChosen({ caipNetworkId: other }))
        await settle()
        if (behaviour === 'moves and never answers') {
          world.dispatch(walletNetworkReported({ namespace, caipNetworkId: other }))
          await settle()
        }
        await pass(SUCCESS_DISPLAY_MS)
        const isFailed = code !== undefined
        const expected = {
          moved: isHeld ? 'closed' : 'Account',
          back: isHeld ? 'UnsupportedChain' : 'Account',
          SwitchNetwork: 'SwitchNetwork',
        }
        expect(viewOf(world)).toBe(expected[outcome])
        expect(selectActiveCaipNetworkId(world.store.getState())).toBe(isMoved ? other : home)
        const failures = () => world.actions().filter(networkSwitchFailed.match)
        expect(failures().map(({ payload }) => payload.error.code)).toEqual(isFailed ? [code] : [])
        if (isMoved) {
          await pass(SWITCH_TIMEOUT_MS)
          expect(failures()).toEqual([]) // A success must not be reported as a failure later.
          expect(world.actions().filter(networkSwitched.match)).toHaveLength(1)
          return
        }
        await expectWayOut(world, namespace, isHeld)
      })
    })

    it.each(POLICY_NAMES)(
      'back on the page’s network, without a response, under %s',
      async policy => {
        const world = begin(namespace, policy, unlisted, { switchNetwork: hang })
        world.dispatch(modalOpenRequested({}))
        world.dispatch(networkChosen({ caipNetworkId: home }))
        await settle()
        world.dispatch(walletNetworkReported({ namespace, caipNetworkId: home }))
        await pass(SUCCESS_DISPLAY_MS)
        expect(viewOf(world)).toBe(POLICIES[policy][1] ? 'closed' : 'Account')
      },
    )

    it('a switch times out when the wallet does not respond, and the visitor can disconnect again', async () => {
      const world = begin(namespace, 'require', unlisted, { switchNetwork: hang })
      world.dispatch(modalOpenRequested({}))
      world.dispatch(networkChosen({ caipNetworkId: other }))
      await pass(SWITCH_TIMEOUT_MS)
      expect(viewOf(world)).toBe('UnsupportedChain')
      await expectWayOut(world, namespace, true)
    })
  })

  it.each(POLICY_NAMES)('paired over WalletConnect, under %s', async policy => {
    const isHeld = POLICIES[policy][1]
    const walletConnect = createFakeWalletConnect()
    const world = createWorld({ walletConnect })
    world.dispatch(optionsGiven(POLICIES[policy][0]))
    world.dispatch(openPairingUri)
    await settle()
    const part = {
      ...evmPart,
      caipNetworkIds: ['eip155:999'],
      activeCaipNetworkId: 'eip155:999',
    } as const
    walletConnect.pairing().approve(fakeWalletConnectSession({ eip155: part }))
    await pass(SUCCESS_DISPLAY_MS)
    expect(viewOf(world)).toBe(isHeld ? 'UnsupportedChain' : 'closed')
    await expectWayOut(world, 'eip155', isHeld)
  })

  it('releases the visitor once the page accepts any network', () => {
    const world = begin('eip155', 'require', FAMILIES.eip155[2])
    world.dispatch(modalOpenRequested({}))
    world.dispatch(optionsGiven({ isNetworkSwitchEnabled: false }))
    world.dispatch(byVisitor)
    expect(viewOf(world)).toBe('closed')
  })
})

import { getCapabilities } from '../../src/chains/walletconnect/getCapabilities'
import { FAMILIES_OVER_SESSION } from '../../src/chains/walletconnect/familiesOverSession'
import { walletConnect } from '../../src/entries/walletconnect'
import { NAMESPACES, type Namespace } from '../../src/lib/address/caip'
import type { ChainClient } from '../../src/ports/chainClient'
import {
  createFakeAdapter,
  createFakeWalletConnect,
  createScriptableWallet,
  fakeWalletConnectSession,
} from '../../src/testing'
import { createEvmAdapter } from '../chains/eip155/libraries'
import { ALICE, BOB, mainnet, optimism, portsWith, RDNS } from '../chains/eip155/world'
import {
  createWorldOver,
  FAMILIES,
  type Person,
  type RemoteWorld,
} from '../chains/walletconnect/overSessionWorld'
import { addressRulesContract } from '../contracts/addressRulesContract'
import { chainClientContract } from '../contracts/chainClientContract'
import { walletSourceContract } from '../contracts/walletSourceContract'
import { scriptedWorld } from '../support/scriptedWorld'
import { raceAbort } from '../../src/chains/shared/raceAbort'
import { ModalError } from '../../src/domain/ModalError'

walletSourceContract('The fake adapter over a scripted wallet', () => {
  const script = createScriptableWallet({
    rdns: RDNS,
    accounts: [ALICE],
    knownChainIds: [Number(optimism.reference)],
    isPermitted: true,
  })
  const wallet = scriptedWorld(script)
  const { wallets } = createEvmAdapter(portsWith())
  return {
    source: createFakeAdapter(wallets).wallets,
    connectorId: script.connectorId,
    addresses: [ALICE, BOB],
    here: mainnet,
    there: optimism,
    wallet: { ...wallet, moveTo: ({ reference }) => script.switchChain(Number(reference)) },
    close: wallet.remove,
  }
})

/** A chain as a test writes one: it knows one number, and may be silent or away. */
function createWrittenChain() {
  let held = '1'
  let mood: 'answers' | 'is silent' | 'is away' = 'answers'
  let asked = 0
  const ask = <T>(signal: AbortSignal, answer: () => T): Promise<T> =>
    raceAbort(async () => {
      asked += 1
      if (mood === 'is silent') return new Promise<never>(() => undefined)
      if (mood === 'is away') throw new ModalError('BALANCE_UNAVAILABLE')
      return answer()
    }, signal)
  const answers: Partial<ChainClient> = {
    getNativeBalance: (_address, _network, signal) => ask(signal, () => held),
    getTokenBalances: (_address, { caipNetworkId, nativeCurrency }, _tokens, signal) =>
      ask(signal, () => [
        {
          name: nativeCurrency.name,
          symbol: nativeCurrency.symbol,
          chainId: caipNetworkId,
          quantity: { numeric: held, decimals: String(nativeCurrency.decimals) },
        },
      ]),
    isContract: (_address, _network, signal) => ask(signal, () => false),
    getTokenDecimals: (_token, _network, signal) => ask(signal, () => 6),
    waitForReceipt: (hash, _network, signal) =>
      ask(signal, () => ({ hash, status: 'confirmed' as const, minedAt: 0 })),
  }
  return {
    answers,
    hold: (amount: string) => void (held = amount),
    fallSilent: () => void (mood = 'is silent'),
    goAway: () => void (mood = 'is away'),
    requests: () => asked,
  }
}

chainClientContract('The fake adapter with answers of a test', () => {
  const { answers, ...nodes } = createWrittenChain()
  return {
    chain: createFakeAdapter(answers).chain,
    network: mainnet,
    address: ALICE,
    nodes,
    close: () => undefined,
  }
})

addressRulesContract('The fake adapter', () => createFakeAdapter().loadAddresses(), {
  typed: [
    ['0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'],
    ['ab5801a7d398351b8be11c439e05c5b3259aec9b', '0xab5801a7d398351b8be11c439e05c5b3259aec9b'],
  ],
  none: ['0x', 'vitalik.eth', `0x${'g'.repeat(40)}`],
  different: [
    '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ],
  mistyped: ['0xaB5801a7D398351b8bE11C439e05C5B3259aeC9B'],
  burnAddresses: [`0x${'0'.repeat(40)}`],
})

/** The fake relay of the testing entry, with the package's own wallets for its sessions. */
function createFakeRelay(namespace: Namespace, person: Person): RemoteWorld {
  const { adapter, networks } = FAMILIES[namespace]
  const { methods } = FAMILIES_OVER_SESSION[namespace]
  // It has no EIP-1193 provider, so the package pays nothing through it on EVM networks.
  const family = namespace === 'eip155' ? undefined : adapter
  const sessionOf = (shared: readonly string[]) =>
    fakeWalletConnectSession(
      shared.length === 0
        ? {}
        : {
            [namespace]: {
              accounts: shared.map(address => ({ namespace, address, type: 'eoa' as const })),
              caipNetworkIds: networks,
              activeCaipNetworkId: networks[0],
              methods,
              capabilities: getCapabilities(namespace, methods, Boolean(family?.loadOver)),
            },
          },
    )
  let session = sessionOf([])
  const written: Record<string, unknown> = {}
  const relay = createFakeWalletConnect({
    answers: Object.fromEntries(methods.map(method => [method, () => person.answer(method)])),
    adapter: written,
  })
  relay.cutOff(true)
  const tell = (shared: readonly string[]) => {
    session = sessionOf(shared)
    relay.report(shared.length === 0 ? { kind: 'disconnected' } : { kind: 'session', session })
  }
  return {
    client: relay.client,
    descriptor: relay.descriptor,
    async prepare(ports) {
      const { loadWallets } = walletConnect()
      Object.assign(written, await loadWallets(relay.client, namespace, family, ports))
    },
    reach: () => relay.cutOff(false),
    onPairing() {
      const { pairings } = relay
      if (pairings.length === 0) return
      person
        .decide(() => session)
        .then(
          approved => relay.pairing().approve(approved),
          (refused: Error) =>
            relay.pairing().refuse(new ModalError('USER_REJECTED', refused.message)),
        )
    },
    keep: tell,
    report: tell,
    moveTo: caipNetworkId => relay.report({ kind: 'network', namespace, caipNetworkId }),
    prompts: () => relay.pairings.length + relay.requests.length,
    requests: () => relay.pairings.length + relay.requests.length,
  }
}

for (const namespace of NAMESPACES)
  walletSourceContract(`The fake relay on ${namespace}`, () =>
    createWorldOver(namespace, createFakeRelay),
  )

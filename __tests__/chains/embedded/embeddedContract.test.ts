import { embeddedWallet } from '../../../src/entries/embeddedWallet'
import { base58 } from '@scure/base'
import { createEmbeddedAccess } from '../../../src/app/runtime/chains/createEmbeddedAccess'
import { createEmbeddedRoutes } from '../../../src/app/runtime/chains/createEmbeddedRoutes'
import { createPageWallets } from '../../../src/chains/eip155/evmWallets'
import { createSolanaAdapter } from '../../../src/chains/solana/createSolanaAdapter'
import { delay } from '../../../src/clients/delay'
import type { Namespace } from '../../../src/lib/address/caip'
import type { ChainAdapter, ChainAdapterPorts } from '../../../src/ports/chainAdapter'
import { EMBEDDED_CONNECTOR_ID, type EmbeddedClient } from '../../../src/ports/embedded'
import type { WalletSource } from '../../../src/ports/walletSource'
import { createFakeFrame } from '../../../src/testing/createFakeFrame'
import { memoryStorage } from '../../../src/testing/memoryStorage'
import { walletSourceContract, type WalletWorld } from '../../contracts/walletSourceContract'
import { until } from '../../support/until'
import { AT_NEWEST_BLOCK, createFakeNode } from '../solana/world'
import { FAMILIES } from '../walletconnect/overSessionWorld'
import { networkOf } from '../walletconnect/walletConnectClientWorld'

const READY_DELAY_MS = 500
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7))
/** The frame's answers when the visitor approves. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  personal_sign: `0x${'1b'.repeat(65)}`,
  eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  solana_signMessage: { signature: SIGNATURE },
  solana_signAndSendTransaction: { signature: SIGNATURE },
}
/** The page's clock, without the delay after READY. */
const quickDelay: typeof delay = (ms, signal) => delay(ms === READY_DELAY_MS ? 0 : ms, signal)

type Mood = { readonly kind: 'approves' | 'is silent' } | { readonly kind: 'fails'; code: number }

const ADAPTERS: Readonly<Partial<Record<Namespace, (ports: ChainAdapterPorts) => ChainAdapter>>> = {
  eip155: ports =>
    createPageWallets(ports, () => import('../../../src/chains/eip155/chain/rpc/viemReader')),
  solana: ports => createSolanaAdapter(ports, { commitment: 'confirmed' }),
}

function createWorld(namespace: Namespace): WalletWorld {
  const { adapter: family, addresses, networks } = FAMILIES[namespace]
  const places = networks.map(id => networkOf(id, 'https://node.example'))
  let mood: Mood = { kind: 'approves' }
  let prompts = 0
  let watchers = 0
  /** Serialises reports: the frame announces a change, and the client then queries it. */
  let telling: Promise<void> = Promise.resolve()

  const frame = createFakeFrame({
    addresses: { [namespace]: addresses[0] },
    isLoggedIn: true,
    answers: {
      CONNECT_OTP() {
        prompts += 1
        if (mood.kind === 'is silent') return undefined
        if (mood.kind === 'fails') throw Object.assign(new Error('no'), { code: mood.code })
        frame.beginLogin()
        return null
      },
      RPC_REQUEST(payload) {
        const { method } = payload as { readonly method: string }
        prompts += 1
        if (mood.kind === 'is silent') return undefined
        if (mood.kind === 'fails')
          throw Object.assign(new Error(`code ${mood.code}`), { code: mood.code })
        return ANSWERS[method]
      },
    },
  })
  frame.loadsAs('neverLoads')

  const descriptor = embeddedWallet({ secureSiteUrl: frame.origin })
  const storage = memoryStorage({ '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true' })
  const page = {
    window,
    networks: () => places,
    rpcUrls: () => ['https://node.example'],
    delay: quickDelay,
  }
  const ports: ChainAdapterPorts = {
    ...page,
    http: createFakeNode(AT_NEWEST_BLOCK).http,
    options: { injected: false, announced: true },
  }
  const access = createEmbeddedAccess(
    {
      ...descriptor,
      async load(asked) {
        const client = await descriptor.load(asked)
        const watch: EmbeddedClient['watch'] = onChange => {
          const stop = client.watch(onChange)
          watchers += 1
          return () => {
            watchers -= 1
            stop()
          }
        }
        return { ...client, watch }
      },
    },
    {
      ...page,
      projectId: 'p1',
      sdkVersion: 'test',
      metadata: () => null,
      storage,
      logger: { log: () => undefined },
      now: () => Date.now(),
      canReach: async () => true,
    },
  )
  const others = ADAPTERS[namespace]?.(ports)
  if (!others) throw new Error(`No adapter for ${namespace}`)
  const routes = createEmbeddedRoutes({ descriptor, access }, [family], ports)
  const { wallets } = routes.adapterOver(others, family)

  /** Connects as the modal does by email: the code first, then the accounts of the login. */
  const source: WalletSource = {
    ...wallets,
    async connect(id, signal) {
      if (id === EMBEDDED_CONNECTOR_ID) {
        await (await access.load()).submitCode('123456', signal)
      }
      return wallets.connect(id, signal)
    },
  }
  return {
    source,
    connectorId: EMBEDDED_CONNECTOR_ID,
    addresses,
    here: networkOf(networks[0], 'https://node.example'),
    there: networkOf(networks[1], 'https://node.example'),
    isEverywhere: true,
    wallet: {
      appear() {
        frame.loadsAs('speaks')
        frame.reload()
      },
      share(shared) {
        mood = { kind: 'approves' }
        frame.moveTo(shared[0] === undefined ? {} : { [namespace]: shared[0] })
        if (shared.length === 0) frame.endLogin()
      },
      decline: () => void (mood = { kind: 'fails', code: 4001 }),
      fallSilent: () => void (mood = { kind: 'is silent' }),
      fail: code => void (mood = { kind: 'fails', code }),
      prompts: () => prompts,
      requests: () => frame.received.length,
      report(shared) {
        const [address] = shared
        telling = telling.then(async () => {
          if (address === undefined) return frame.endLogin(true)
          const shown = () => access.peek()?.session()?.namespaces[namespace]?.accounts[0]?.address
          if (!frame.element()) return
          frame.moveTo({ [namespace]: address }, true)
          await until(() => shown() === address)
        })
      },
      listeners: () => watchers,
    },
    close() {
      access.peek()?.dispose()
      frame.close()
    },
  }
}

for (const namespace of ['eip155', 'solana'] as const)
  walletSourceContract(`The embedded wallet on ${namespace}`, () => createWorld(namespace))

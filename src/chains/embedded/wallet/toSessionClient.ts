import { ModalError } from '../../../domain/ModalError'
import { parseCaipNetworkId, type Namespace } from '../../../lib/address/caip'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { EmbeddedClient, EmbeddedNamespace } from '../../../ports/embedded'
import type {
  WalletConnectClient,
  WalletConnectNamespace,
  WalletConnectSession,
} from '../../../ports/walletConnect'
import { FAMILIES_IN_FRAME } from '../familiesInFrame'
import { frameNetworks } from '../frameNetworks'

const PEER = { name: '', url: '', iconUrl: null, native: null, universal: null }
const CONNECTED = { isLost: false, isAwaited: false, code: null }

const rejectUnsupported = async (): Promise<never> => {
  throw new ModalError('UNSUPPORTED_METHOD', 'The embedded wallet is connected by its login')
}

/** Presents the login as a session for `loadOver`, so that payments pass the same checks. */
export function toSessionClient(
  client: EmbeddedClient,
  namespace: Namespace,
  ports: Pick<ChainAdapterPorts, 'networks'>,
): WalletConnectClient {
  const toWalletConnectNamespace = (
    name: Namespace,
    part: EmbeddedNamespace,
  ): WalletConnectNamespace => ({
    // The frame does not sign with the other account, so requests must not name it.
    accounts: part.accounts.slice(0, 1),
    caipNetworkIds: [
      ...new Set([part.activeCaipNetworkId, ...frameNetworks(ports.networks(), name, client.site)]),
    ],
    activeCaipNetworkId: part.activeCaipNetworkId,
    methods: FAMILIES_IN_FRAME[name]?.methods ?? [],
    capabilities: part.capabilities,
  })

  function session(): WalletConnectSession | null {
    const found = client.session()
    if (!found) return null
    const entries = Object.entries(found.namespaces) as [Namespace, EmbeddedNamespace][]
    return {
      expiresAt: Number.MAX_SAFE_INTEGER,
      peer: PEER,
      isEveryNetworkSupported: false,
      namespaces: Object.fromEntries(
        entries.map(([name, part]) => [name, toWalletConnectNamespace(name, part)]),
      ),
    }
  }

  const watch: WalletConnectClient['watch'] = onChange =>
    client.watch(change => {
      const current = session()
      if (change.kind === 'session' && current) onChange({ kind: 'session', session: current })
      if (change.kind === 'ended') onChange({ kind: 'disconnected' })
    })
  const provider = FAMILIES_IN_FRAME[namespace]?.providerOf(client, { session, watch }) ?? {}

  return {
    connect: rejectUnsupported,
    resume: async () => null,
    restore: async () => session(),
    keepPairingUris: () => undefined,
    disconnect: () => client.signOut(),
    watch,
    async request({ caipNetworkId, method, params }, signal) {
      const family = FAMILIES_IN_FRAME[parseCaipNetworkId(caipNetworkId).namespace]
      if (!family) throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
      const asked = { caipNetworkId, method, params: family.toParams(method, params) }
      return family.fromAnswer(method, await client.request(asked, signal))
    },
    // The frame switches by its own request, before the page counts as switched.
    chooseNetwork: () => undefined,
    refresh: async () => undefined,
    session,
    connectionStatus: () => CONNECTED,
    ping: async () => undefined,
    eip1193: provider,
    getProvider: () => provider,
    dispose: () => undefined,
  }
}

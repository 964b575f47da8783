import type { Network } from '../../../domain/network'
import {
  isCaipNetworkId,
  isNamespace,
  NAMESPACES,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { getDeprecatedId } from '../deprecatedIds'
import { FAMILIES_OVER_SESSION } from '../familiesOverSession'
import { PROPOSAL_EVENTS } from '../proposalEvents'
import type { ProposedNamespace } from '../relay/WalletConnectLibrary'

type ByNamespace<T> = Readonly<Partial<Record<Namespace, T>>>

/** Replacements for parts of the default proposal, by namespace. */
export interface ProposalOverrides {
  readonly methods?: ByNamespace<readonly string[]>
  readonly chains?: ByNamespace<readonly CaipNetworkId[]>
  readonly events?: ByNamespace<readonly string[]>
  /** RPC URLs by CAIP-2 id. One entry replaces the whole map of its namespace. */
  readonly rpcMap?: Readonly<Partial<Record<CaipNetworkId, string>>>
  readonly defaultChain?: CaipNetworkId
}

interface ProposalSource {
  readonly networks: readonly Network[]
  rpcUrls(network: Network): readonly string[]
  readonly overrides?: ProposalOverrides | undefined
}

/** Returns the proposal: every configured namespace, all optional. */
export function buildProposal({
  networks,
  rpcUrls,
  overrides = {},
}: ProposalSource): Record<string, ProposedNamespace> {
  const proposal: Record<string, ProposedNamespace> = {}
  for (const namespace of getProposedNamespaces(networks, overrides)) {
    const own = networks.filter(network => network.namespace === namespace)
    const usualMap = Object.fromEntries(
      own.flatMap(network => {
        const [url] = rpcUrls(network)
        return url === undefined ? [] : [[network.reference, url]]
      }),
    )
    const defaultChain = overrides.defaultChain
    proposal[namespace] = {
      methods: [...(overrides.methods?.[namespace] ?? FAMILIES_OVER_SESSION[namespace].methods)],
      events: [...(overrides.events?.[namespace] ?? PROPOSAL_EVENTS)],
      chains: [...(overrides.chains?.[namespace] ?? own.flatMap(getNetworkIds))],
      rpcMap: getRpcMap(namespace, overrides) ?? usualMap,
      ...(defaultChain !== undefined &&
        parseCaipNetworkId(defaultChain).namespace === namespace && { defaultChain }),
    }
  }
  return proposal
}

/** In configuration order, followed by namespaces only the overrides name. */
function getProposedNamespaces(
  networks: readonly Network[],
  overrides: ProposalOverrides,
): Namespace[] {
  const { methods, chains, events, rpcMap, defaultChain } = overrides
  const named = [
    ...Object.keys({ ...methods, ...chains, ...events }),
    ...[...Object.keys(rpcMap ?? {}), defaultChain ?? ''].map(id => id.split(':')[0] ?? ''),
  ].filter(isNamespace)
  const configured = networks.map(({ namespace }) => namespace)
  return [...new Set([...configured, ...NAMESPACES.filter(name => named.includes(name))])]
}

/** Returns the network's id and its deprecated id, for wallets that only know the latter. */
function getNetworkIds({ caipNetworkId }: Network): string[] {
  const deprecated = getDeprecatedId(caipNetworkId)
  return deprecated ? [caipNetworkId, deprecated] : [caipNetworkId]
}

function getRpcMap(
  namespace: Namespace,
  { rpcMap = {} }: ProposalOverrides,
): Record<string, string> | null {
  const entries = Object.entries(rpcMap).flatMap(([id, url]) => {
    if (!isCaipNetworkId(id) || url === undefined) return []
    const parts = parseCaipNetworkId(id)
    return parts.namespace === namespace ? [[parts.reference, url]] : []
  })
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, string>) : null
}

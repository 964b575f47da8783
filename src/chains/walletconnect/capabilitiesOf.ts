import type { Capability } from '../../domain/capabilities'
import type { Namespace } from '../../lib/caip'
import { signMessageMethod } from './signMessageRequest'

interface FamilyOverSession {
  /** What can be asked about an account, whoever holds it. */
  readonly reads: readonly Capability[]
  /** The method each of these takes. */
  readonly takes: Readonly<Partial<Record<Capability, string>>>
}

const FAMILIES: Readonly<Partial<Record<Namespace, FamilyOverSession>>> = {
  eip155: {
    reads: ['balance', 'names', 'activity'],
    takes: { signTypedData: 'eth_signTypedData_v4', send: 'eth_sendTransaction' },
  },
  solana: { reads: ['balance'], takes: {} },
}

/** A session holds the methods that the wallet approved; a payment takes code that makes one besides. */
export function capabilitiesOf(
  namespace: Namespace,
  methods: readonly string[],
  hasAdapterOver: boolean,
): readonly Capability[] {
  const { reads, takes } = FAMILIES[namespace] ?? { reads: [], takes: {} }
  const methodOf = { ...takes, signMessage: signMessageMethod(namespace) }
  const acts = (Object.entries(methodOf) as [Capability, string][])
    .filter(([capability, method]) => {
      const isMade = capability !== 'send' || hasAdapterOver
      return isMade && methods.includes(method)
    })
    .map(([capability]) => capability)
  return ['switchNetwork', ...acts, ...reads]
}

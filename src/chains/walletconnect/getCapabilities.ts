import type { Capability } from '../../domain/capabilities'
import type { Namespace } from '../../lib/address/caip'
import { FAMILIES_OVER_SESSION } from './familiesOverSession'

/** Returns what the approved methods allow; sending also needs an adapter for the namespace. */
export function getCapabilities(
  namespace: Namespace,
  methods: readonly string[],
  hasAdapterOver: boolean,
): readonly Capability[] {
  const {
    reads,
    readsByAdapter = [],
    message,
    typedData,
    payment = [],
  } = FAMILIES_OVER_SESSION[namespace]
  const may = (capability: Capability, ...ways: readonly (string | undefined)[]) =>
    ways.some(method => method !== undefined && methods.includes(method)) ? [capability] : []
  return [
    'switchNetwork',
    ...(hasAdapterOver ? may('send', ...payment) : []),
    ...may('signMessage', message.method),
    ...may('signTypedData', typedData?.method),
    ...reads,
    ...(hasAdapterOver ? readsByAdapter : []),
  ]
}

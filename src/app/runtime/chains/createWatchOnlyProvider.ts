import type { Account } from '../../../domain/account'
import type { Eip1193Provider } from '../../../domain/provider'
import type { CaipNetworkId } from '../../../lib/address/caip'

/** EIP-1193: the requested method or account is not authorized. */
const NOT_AUTHORISED = 4100

const refusal = (method: string) =>
  Object.assign(new Error(`The account is only watched: there is no wallet to ask for ${method}`), {
    code: NOT_AUTHORISED,
    data: { code: 'WATCH_ONLY' },
  })

/** Returns the watched accounts and their network, and rejects every other request. */
export function createWatchOnlyProvider(
  accounts: readonly Account[],
  network: () => CaipNetworkId | undefined,
): Eip1193Provider {
  const addresses = accounts.map(({ address }) => address)
  const chainId = () => Number(network()?.split(':')[1])
  const answers: Readonly<Record<string, () => unknown>> = {
    eth_accounts: () => addresses,
    eth_requestAccounts: () => addresses,
    eth_chainId: () => `0x${chainId().toString(16)}`,
    net_version: () => String(chainId()),
  }
  const provider: Eip1193Provider = {
    async request({ method }) {
      if (!Object.hasOwn(answers, method)) throw refusal(method)
      return answers[method]?.()
    },
    on: () => provider,
    removeListener: () => provider,
  }
  return provider
}

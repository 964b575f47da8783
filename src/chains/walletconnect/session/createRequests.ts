import { PENDING_TRANSACTIONS_MAX } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import type { WalletConnectRequest } from '../../../ports/walletConnect'
import type { RelayConnectionWatch } from '../relay/createRelayConnectionWatch'
import type { LiveSession } from './createLiveSession'
import type { Delay } from '../relay/Delay'
import { getSessionNetworkId } from './readSession'
import { isSessionGone } from '../relay/toWalletConnectError'
import { toRequestError } from './toRequestError'
import { withTimeout } from '../relay/withTimeout'

const PING_MS = 10_000
/** The methods that leave a network that was not approved. */
const NETWORK_METHODS: readonly string[] = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/** Requests to the wallet of the live session. */
export interface Requests {
  /**
   * @throws {ModalError} for transport failures; the wallet's own errors are rethrown as they are,
   * with their codes.
   */
  ask(request: WalletConnectRequest): Promise<unknown>
  /** @throws {ModalError} `SESSION_ENDED`, `CONNECT_TIMEOUT` */
  ping(): Promise<void>
}

/** Creates the requests. A session the other side no longer knows ends here (P28). */
export function createRequests(
  session: LiveSession,
  delay: Delay,
  connectionWatch: Pick<RelayConnectionWatch, 'begin'>,
): Requests {
  let pending = 0

  async function endIfGone<T>(topic: string, asking: Promise<T>): Promise<T> {
    try {
      return await asking
    } catch (thrown) {
      if (isSessionGone(thrown)) session.end(topic)
      throw thrown
    }
  }

  return {
    async ask({ caipNetworkId, method, params }) {
      const live = session.current()
      const { namespace } = parseCaipNetworkId(caipNetworkId)
      const part = session.snapshot()?.namespaces[namespace]
      if (!live || !part) throw new ModalError('SESSION_ENDED', `No session on ${namespace}`)
      if (!part.methods.includes(method)) {
        throw new ModalError('UNSUPPORTED_METHOD', `Method ${method} is not supported`)
      }
      const shown = session.chosen.get(namespace) ?? caipNetworkId
      const meant = NETWORK_METHODS.includes(method) ? [caipNetworkId] : [caipNetworkId, shown]
      const foreign = meant.find(id => !part.caipNetworkIds.includes(id))
      if (foreign !== undefined) {
        // On another network than the one displayed, the user would approve something else.
        throw new ModalError('CHAIN_NOT_SUPPORTED', `${foreign} is not in the session`)
      }
      if (pending >= PENDING_TRANSACTIONS_MAX) {
        throw new ModalError('LIMIT_EXCEEDED', `${pending} requests are waiting for an answer`)
      }
      const { status: connection, topic, record } = live
      const chainId = getSessionNetworkId(record, caipNetworkId)
      const request = { method, params }
      const end = connectionWatch.begin(request)
      pending += 1
      try {
        return await endIfGone(
          topic,
          connection.library.client.request({ topic, chainId, request }),
        )
      } catch (thrown) {
        throw toRequestError(thrown, method)
      } finally {
        pending -= 1
        end()
      }
    },

    async ping() {
      const live = session.current()
      if (!live) throw new ModalError('SESSION_ENDED', 'No session')
      const { status: connection, topic } = live
      const late = () => new ModalError('CONNECT_TIMEOUT', 'The wallet gave no sign of life')
      await endIfGone(
        topic,
        withTimeout(PING_MS, delay, connection.library.client.ping({ topic }), late),
      )
    },
  }
}

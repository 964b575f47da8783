import { ModalError } from '../../../domain/ModalError'
import { markUnsent } from '../../../domain/payment/isNothingSent'
import { parseCaipNetworkId } from '../../../lib/address/caip'
import { hexChainId } from '../../../lib/address/hexChainId'
import type { EmbeddedCall, EmbeddedClient, EmbeddedNamespace } from '../../../ports/embedded'
import { toAbortError, raceAbort } from '../../shared/raceAbort'
import type { Accounts } from '../accounts/createAccounts'
import { ignoreFailure, type ClientState, type PagePorts, type Notify } from '../clientState'
import type { Approvals } from '../createApprovals'
import type { TaskQueue } from '../createTaskQueue'
import { getFamily, getNamespace } from '../getFamily'
import type { Frame } from '../frame/Frame'
import { checkParams } from '../protocol/checkParams'
import { isAllowed, isSafe } from '../protocol/rpcMethods'

/** Two minutes of heartbeats; a slower deployment is found on the next visit. */
const MAX_DEPLOYMENT_CHECKS = 24
/** Methods that may deploy a smart account. */
const SENDS: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls']

interface FrameRequestsParts {
  readonly ports: Pick<PagePorts, 'logger'>
  readonly state: ClientState
  readonly frame: Pick<Frame, 'ask'>
  readonly approvals: Approvals
  readonly accounts: Pick<Accounts, 'partOf' | 'moveFrame' | 'refresh'>
  readonly turns: TaskQueue
  readonly tell: Notify
  /** @throws {ModalError} `FRAME_REFUSED` */
  checkPage(): void
}

export interface FrameRequests extends Pick<EmbeddedClient, 'request'> {
  /** Refreshes while a smart account's first transaction is pending. */
  lookForContract(): void
}

const isUndeployed = ({ preferredAccountType, isSmartAccountDeployed }: EmbeddedNamespace) =>
  preferredAccountType === 'smartAccount' && !isSmartAccountDeployed

/** Creates the page's wallet requests: validated, sent on their network, approved in the frame. */
export function createFrameRequests(parts: FrameRequestsParts): FrameRequests {
  const { ports, state, frame, approvals, accounts, turns, tell, checkPage } = parts
  let deploymentChecksLeft = 0

  function checkCall({ caipNetworkId, method, params }: EmbeddedCall) {
    accounts.partOf(getNamespace(caipNetworkId))
    if (!isAllowed(method)) {
      ports.logger.log('error', 'Requested RPC call is not allowed', { method })
      tell({ kind: 'notAllowed', method })
      approvals.reject()
      throw new ModalError('RPC_NOT_ALLOWED', 'Requested RPC call is not allowed')
    }
    checkParams(method, params)
  }

  /** Returns the frame's payload once it is on the network of the call. */
  async function createPayload(
    { caipNetworkId, method, params }: EmbeddedCall,
    signal: AbortSignal,
  ) {
    const chainNamespace = getNamespace(caipNetworkId)
    const [meant] = accounts.partOf(chainNamespace).accounts
    if (!turns.isFree()) await raceAbort(() => turns.settled(), signal)
    const [used] =
      state.frameNetwork === caipNetworkId
        ? accounts.partOf(chainNamespace).accounts
        : (await accounts.moveFrame(caipNetworkId, signal)).accounts
    if (used?.address !== meant?.address) {
      throw new ModalError('UNAUTHORIZED', 'The wallet uses another account by now')
    }
    const chain = { chainNamespace, chainId: getFamily(chainNamespace).chainIdOf(caipNetworkId) }
    return params === undefined ? { method, ...chain } : { method, params, ...chain }
  }

  async function post(
    call: EmbeddedCall,
    signal: AbortSignal,
    withdrawal?: AbortSignal,
  ): Promise<unknown> {
    const payload = await createPayload(call, signal).catch((thrown: unknown) => {
      throw markUnsent(thrown)
    })
    const options = withdrawal ? { limitMs: null, withdrawal } : { isRepeatable: true }
    return frame.ask('RPC_REQUEST', payload, signal, options)
  }

  return {
    async request(call, signal) {
      if (signal.aborted) throw toAbortError(signal)
      try {
        checkPage()
        checkCall(call)
      } catch (thrown) {
        throw markUnsent(thrown)
      }
      const namespace = getNamespace(call.caipNetworkId)
      if (call.method === 'eth_chainId') {
        return hexChainId(
          parseCaipNetworkId(accounts.partOf(namespace).activeCaipNetworkId).reference,
        )
      }
      if (isSafe(call.method)) return post(call, signal)
      const answer = await approvals.during(
        { namespace, method: call.method },
        signal,
        withdrawal => post(call, signal, withdrawal),
      )
      const used = state.session?.namespaces[namespace]
      if (used && SENDS.includes(call.method) && isUndeployed(used))
        deploymentChecksLeft = MAX_DEPLOYMENT_CHECKS
      return answer
    },
    lookForContract() {
      if (deploymentChecksLeft === 0) return
      const namespaces = Object.values(state.session?.namespaces ?? {})
      deploymentChecksLeft = namespaces.some(isUndeployed) ? deploymentChecksLeft - 1 : 0
      if (deploymentChecksLeft > 0) ignoreFailure(turns.take(accounts.refresh))
    },
  }
}

import { isAnyOf, nanoid, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { toErrorState } from '../../domain/errors'
import { SEND_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import type { NameRecord } from '../../domain/schemas/profile'
import { viewEntry } from '../../domain/views'
import { accountsChanged } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { isEqualAddress } from '../../lib/address/address'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/address/caip'
import { chainIdToCoinType } from '../../lib/address/coinType'
import { FAMILY_FACTS } from '../../lib/address/familyFacts'
import { hasNameSuffix } from '../../lib/address/nameFormat'
import { FRESHNESS } from '../../services/freshness'
import { toServiceErrorState } from '../../services/serviceError'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import type { RootState } from '../../store/rootReducer'
import { sessionOver } from '../../store/sessionOver'
import { accountApi } from '../../core/account/accountApi'
import { accountSelected } from '../../core/account/accountSlice'
import { selectAccountByNamespace } from '../../core/account/accountState'
import { identityApi } from '../../core/account/identityApi'
import { selectAddressIdentity } from '../../core/account/identitySelectors'
import { selectCan } from '../../core/connections/capabilitySelectors'
import { selectConnectionByNamespace } from '../../core/connections/connectionsSlice'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectActiveNetwork } from '../../core/network/networkSelectors'
import { toastShown, type Toast } from '../../core/notifications/notificationsSlice'
import { selectIsOn } from '../../core/options/selectIsOn'
import { askWallet } from '../../core/requests/askWallet'
import { historyReset, selectCurrentView, wentBack } from '../../core/router/routerSlice'
import { namesApi } from './namesApi'
import { NAME_SIGNATURE_MAX_AGE_MS } from './namesLimits'
import { selectAvailability } from './lookupSelectors'
import { selectNames, selectNameSuffix, selectWholeName } from './namesSelectors'
import {
  registrationDone,
  registrationFailed,
  registrationLeft,
  registrationRequested,
  registrationSigning,
  registrationSubmitted,
} from './namesSlice'
import { isRegistering, type NameFailure } from './namesState'

const isEnding = isAnyOf(registrationLeft, modalClosed, wentBack, networkSwitched)

/** Whether a wallet's frame that covered the view has closed. */
const isFrameClosed = (action: UnknownAction): boolean =>
  wentBack.match(action) && action.payload.isReturn === true

const isViewLeft = (action: UnknownAction): boolean => !isFrameClosed(action) && isEnding(action)
const isAccountEvent = isAnyOf(accountsChanged, accountSelected)

/**
 * Whether the user left, or the account changed. Other namespaces have their own accounts (P14).
 */
const isAbandoned = (action: UnknownAction, namespace: Namespace): boolean =>
  isViewLeft(action) || (isAccountEvent(action) && action.payload.namespace === namespace)

/** Ends the registration with a failure and, possibly, the service's reason. */
class RegistrationError extends Error {
  constructor(
    readonly failure: NameFailure,
    readonly reason?: string,
  ) {
    super(failure)
  }
}

interface Applicant {
  readonly name: string
  readonly namespace: Namespace
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  readonly connectorId: string
  readonly coinType: number
}

/** @throws {Error} `Invalid chainId` for a network without a coin type */
function getCoinType(caipNetworkId: CaipNetworkId): number {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  const { hasCoinTypePerNetwork, coinType } = FAMILY_FACTS[namespace] ?? {}
  return hasCoinTypePerNetwork ? chainIdToCoinType(Number(reference)) : Number(coinType)
}

/** @throws {Stopped} if no account can register a name */
function readApplicant(api: FlowApi): Applicant {
  const state = api.getState()
  const network = selectActiveNetwork(state)
  if (!network) throw new RegistrationError('network')
  const { namespace, caipNetworkId } = network
  const { address } = selectAccountByNamespace(state, namespace)
  const { connectorId } = selectConnectionByNamespace(state, namespace)
  const canSign = selectCan(state, namespace, 'signMessage')
  if (address === null || connectorId === null || !canSign) throw new RegistrationError('address')
  if (!selectIsOn(state, 'names')) throw new RegistrationError('network')
  const name = selectWholeName(state)
  const coinType = getCoinType(caipNetworkId)
  return { name, namespace, caipNetworkId, address, connectorId, coinType }
}

/** @throws {Stopped} if the account already has a name, or the lookup fails */
async function checkNameless(api: FlowApi, { address, caipNetworkId }: Applicant): Promise<void> {
  const { data, isError } = await api.dispatch(
    accountApi.endpoints.getNames.initiate(
      { address, caipNetworkId },
      { subscribe: false, forceRefetch: FRESHNESS.getNames },
    ),
  )
  if (isError || !data) throw new RegistrationError('ownNames')
  const suffix = selectNameSuffix(api.getState())
  const own = data.find(({ name }) => hasNameSuffix(name, suffix))
  if (own) throw new RegistrationError('owned', own.name)
}

interface Signed {
  readonly message: string
  readonly signature: string
  /** How long the wallet took, in ms. */
  readonly took: number
}

/** Requests the signature for a message created just before. */
async function sign(api: FlowApi, applicant: Applicant, signal: AbortSignal): Promise<Signed> {
  const { name, namespace, connectorId, address } = applicant
  const { wallets } = await api.extra.chains.load(namespace)
  if (signal.aborted) throw new RegistrationError('address') // the request was abandoned
  const madeAt = api.extra.now()
  const timestamp = Math.floor(madeAt / 1000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  api.dispatch(registrationSigning({ name }))
  const signature = await wallets.signMessage(connectorId, address, message, signal)
  return { message, signature, took: api.extra.now() - madeAt }
}

/**
 * Resolves with null if the user left meanwhile. @throws {Stopped} or whatever the wallet rejects
 * with
 */
async function askSignature(api: FlowApi, applicant: Applicant): Promise<Signed | null> {
  const { namespace, connectorId, caipNetworkId, address } = applicant
  const isOver = (action: UnknownAction): action is UnknownAction =>
    isAbandoned(action, namespace) || sessionOver(namespace)(action)
  const checked = await raceUntil(api, isOver, SEND_TIMEOUT_MS, () => checkNameless(api, applicant))
  if (checked.kind === 'timedOut') throw new ModalError('SIGN_TIMEOUT')
  if (checked.kind === 'left') {
    if (!flowsHalted.match(checked.action)) api.dispatch(registrationLeft())
    return null
  }
  const answer = await askWallet(
    api,
    {
      kind: 'name',
      namespace,
      connectorId,
      caipNetworkId,
      account: address,
      isGivenUp: isOver,
    },
    signal => sign(api, applicant, signal),
  )
  if (answer.status === 'rejected') throw answer.thrown
  if (answer.status === 'fulfilled') return answer.value
  if (!answer.isHalted) api.dispatch(registrationLeft())
  return null
}

/** Whether the service registered the name although its response was lost. */
async function isRegisteredByUs(api: FlowApi, applicant: Applicant): Promise<boolean> {
  const { name, caipNetworkId, namespace, address } = applicant
  const { data } = await api.dispatch(
    namesApi.endpoints.getNameRecord.initiate(
      { name, caipNetworkId },
      { subscribe: false, forceRefetch: FRESHNESS.getNameRecord },
    ),
  )
  return Object.values(data?.addresses ?? {}).some(entry =>
    isEqualAddress(namespace, entry.address, address),
  )
}

/** Writes the new name to the caches, here and for the next page load. */
async function cacheName(api: FlowApi, applicant: Applicant): Promise<void> {
  const { name, namespace, caipNetworkId, address, coinType } = applicant
  const record: NameRecord = { name, addresses: { [String(coinType)]: { address } } }
  const args = { address, caipNetworkId }
  await api.dispatch<unknown>(accountApi.util.upsertQueryData('getNames', args, [record]) as never)
  const cache = await api.extra.cache().catch(() => undefined)
  cache?.write('ens', address, [record])
  if (selectAccountByNamespace(api.getState(), namespace).address === null) return // disconnected
  const { avatar } = selectAddressIdentity(api.getState(), namespace, address)
  const named = identityApi.util.upsertQueryData(
    'getTrustedIdentity',
    { ...args, isStoredOnly: false },
    { name, avatar },
  )
  await api.dispatch<unknown>(named as never)
}

/** @throws {Stopped} with the service's own reason, if it gave one */
async function submit(api: FlowApi, applicant: Applicant, { message, signature }: Signed) {
  const { coinType, address, caipNetworkId } = applicant
  const { data, error } = await api.dispatch(
    namesApi.endpoints.registerName.initiate(
      { coinType, address, message, signature, caipNetworkId },
      { track: false },
    ),
  )
  if (data?.success) return
  if (!error) throw new RegistrationError('network')
  const isSilence = !('status' in error) || typeof error.status !== 'number'
  if (isSilence && (await isRegisteredByUs(api, applicant))) return
  const reason = 'status' in error && typeof error.status === 'number' ? error.reason : undefined
  api.extra.logger.log('info', toServiceErrorState(error, 'UNKNOWN').detail)
  throw new RegistrationError('service', reason)
}

const isRegistrationShown = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'RegisterAccountName'

/** Shows a toast to a user who left the view; it is sticky while the modal is closed. */
function showToastElsewhere(
  { dispatch, getState }: FlowApi,
  { name, namespace }: Applicant,
  toast: Pick<Toast, 'tone' | 'text'>,
) {
  const { address } = selectAccountByNamespace(getState(), namespace)
  if (address === null) return // the account has disconnected
  const isOutside = !selectIsOpen(getState())
  const id = nanoid()
  dispatch(toastShown({ id, ...toast, params: { name }, ...(isOutside && { isSticky: true }) }))
}

/** Converts what was thrown to the failure that the view shows. */
function toNameFailure(thrown: unknown, took: number) {
  if (thrown instanceof RegistrationError) {
    const { failure, reason } = thrown
    const isLate =
      failure === 'service' && (took > NAME_SIGNATURE_MAX_AGE_MS || /time/i.test(reason ?? ''))
    return { failure, reason, isLate }
  }
  const { code } = toErrorState(thrown, 'SIGN_FAILED')
  return { failure: code === 'USER_REJECTED' ? 'declined' : 'wallet', code } as const
}

/**
 * Requests a signature for the name and submits it. The message is created last: the service
 * rejects one older than ten seconds. Ends with `registrationDone`, `registrationFailed` or
 * `registrationLeft`.
 */
export function registerRegisterNameFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: registrationRequested,
    effect: async (_action, api) => {
      const { getState, dispatch } = api
      if (isRegistering(selectNames(api.getOriginalState()).registration.phase)) return
      if (selectAvailability(getState()) !== 'free') {
        dispatch(registrationLeft())
        return
      }
      const name = selectWholeName(getState())
      let took = 0
      let applicant: Applicant | undefined
      try {
        const whose = readApplicant(api)
        applicant = whose
        const signed = await askSignature(api, whose)
        if (!signed) return
        // The user may have left in the same tick.
        if (selectNames(getState()).registration.phase !== 'signing') return
        ;({ took } = signed)
        dispatch(registrationSubmitted())
        const told = await raceUntil(api, isAnyOf(flowsHalted), undefined, () =>
          submit(api, whose, signed),
        )
        if (told.kind !== 'done') return // time travel halted the flows
        await cacheName(api, whose)
        dispatch(registrationDone({ name }))
        if (isRegistrationShown(getState())) {
          dispatch(historyReset(viewEntry('RegisterAccountNameSuccess')))
        } else showToastElsewhere(api, whose, { tone: 'positive', text: 'account.nameRegistered' })
      } catch (thrown) {
        // cancelled: the store's listeners were cleared
        if (thrown instanceof TaskAbortError) return
        dispatch(registrationFailed({ name, ...toNameFailure(thrown, took) }))
        if (!applicant || isRegistrationShown(getState())) return
        showToastElsewhere(api, applicant, { tone: 'negative', text: 'registerName.failedTitle' })
      }
    },
  })
}

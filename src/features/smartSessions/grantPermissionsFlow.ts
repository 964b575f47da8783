import { TaskAbortError } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { WalletCapabilities } from '../../domain/calls/walletCalls'
import { checkCapability } from '../../domain/permissions/checkCapability'
import type {
  GrantedPermissions,
  PermissionsRequest,
  SmartSession,
} from '../../domain/permissions/permissions'
import {
  permissionsCapabilitySchema,
  type GrantAnswer,
} from '../../domain/schemas/permissionsSchemas'
import type { CreatedSession } from '../../domain/schemas/sessions'
import type { ErrorState } from '../../domain/errorCatalogue'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import { viewEntry } from '../../domain/views'
import { modalOpened } from '../../events/modalEvents'
import { isEqualAddress } from '../../lib/address/address'
import { toCaipAddress, toCaipNetworkId, type CaipAddress } from '../../lib/address/caip'
import type { BatchingWallets } from '../../ports/batchingWallets'
import { toServiceErrorState } from '../../services/serviceError'
import { raceUntil } from '../../store/raceUntil'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { sessionOver } from '../../store/sessionOver'
import { selectPage } from '../../core/connections/connectionsSelectors'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectIsListed } from '../../core/network/networkSlice'
import { selectFeatures, selectOptions } from '../../core/options/optionsSlice'
import { historyReset, viewPushed } from '../../core/router/routerSlice'
import { askWallet } from '../../core/requests/askWallet'
import { requestSession, HaltedError, reportRevocation, raceHalt } from './fetchSessions'
import {
  unwrapAnswer,
  isUncertain,
  getApprovedMethods,
  namespace,
  openWallet,
  toWalletRequest,
  type ConnectedWallet,
} from './sessionAccount'
import { CAPABILITIES_TIMEOUT_MS } from './sessionsLimits'
import {
  dropSessionMark,
  keepSessionMark,
  type SessionMark,
} from '../../store/persistence/sessionMarks'
import { settleSession } from './settleSession'
import {
  grantApproved,
  grantRequested,
  grantSent,
  permissionsGranted,
  permissionsNotGranted,
  sessionSettled,
} from './smartSessionsEvents'
import { selectSmartSessions } from './smartSessionsSlice'

const METHODS = ['wallet_requestExecutionPermissions', 'wallet_grantPermissions']

type AddressedRequest = Parameters<BatchingWallets['grantPermissions']>[1]

interface Granting {
  readonly wallet: ConnectedWallet
  readonly account: CaipAddress
  readonly request: AddressedRequest
}

/** @throws {ModalError} if the connected wallet cannot grant these permissions */
async function prepare(api: FlowApi, request: PermissionsRequest): Promise<Granting> {
  if (selectFeatures(api.getState()).smartSessions !== true) {
    throw new ModalError('INVALID_OPTION', 'features.smartSessions is not on')
  }
  const wallet = await openWallet(api)
  const { address, connectorId } = wallet
  if (request.address !== undefined && !isEqualAddress(namespace, request.address, address)) {
    throw new ModalError('UNAUTHORIZED', `${request.address} is not the connected account`)
  }
  const caipNetworkId = toCaipNetworkId(namespace, BigInt(request.chainId).toString())
  const state = api.getState()
  if (!selectIsListed(state, caipNetworkId)) {
    throw new ModalError(
      'UNSUPPORTED_CHAIN_ID',
      `${caipNetworkId} is not among the networks of this page`,
    )
  }
  const isSpoken = getApprovedMethods(state, connectorId)
  if (isSpoken && !METHODS.some(isSpoken)) {
    throw new ModalError('UNSUPPORTED_METHOD', METHODS.join(', '))
  }
  const outcome = await raceUntil(api, sessionOver(namespace), CAPABILITIES_TIMEOUT_MS, signal =>
    wallet.wallets
      .getCapabilities(connectorId, address, signal)
      .catch((): WalletCapabilities => ({})),
  )
  if (outcome.kind === 'left') throw new ModalError('SESSION_ENDED')
  const told: WalletCapabilities = outcome.kind === 'done' ? outcome.value : {}
  const permissions = told[caipNetworkId]?.['permissions']
  if (permissions !== undefined) {
    // Capabilities that cannot be parsed support nothing.
    const read = v.safeParse(permissionsCapabilitySchema, permissions)
    const none = { supported: false, signerTypes: [], permissionTypes: [], policyTypes: [] }
    checkCapability(request, read.success ? read.output : none)
  }
  const account = toCaipAddress(caipNetworkId, address)
  return { wallet, account, request: { ...request, address: address as `0x${string}` } }
}

/** The session as it was requested, for the list. */
function toRequestedSession(api: FlowApi, { request }: Granting, pci: string): SmartSession {
  const state = api.getState()
  const { name } = selectPage(state)
  const { expiry, permissions, policies } = request
  return {
    project: { id: selectOptions(state).projectId, name: name ?? '' },
    pci,
    expiry,
    createdAt: Math.floor(api.extra.now() / 1_000),
    permissions,
    policies,
    context: null,
  }
}

/** The service's key comes first. */
const withServiceKey = ({ request }: Granting, { key }: CreatedSession): AddressedRequest => ({
  ...request,
  signer: { ...request.signer, data: { keys: [key, ...request.signer.data.keys] } },
})

/** Applies the wallet's answer: it may allow less than requested, never more. */
function applyGrant(
  session: SmartSession,
  { expiry, permissions, context }: GrantAnswer,
): SmartSession {
  return {
    ...session,
    context,
    expiry: Math.min(session.expiry, expiry ?? session.expiry),
    permissions: permissions ?? session.permissions,
  }
}

function show(api: FlowApi, account: CaipAddress, pci: string): void {
  const view = viewEntry('SmartSessionCreated', { account, pci })
  if (!selectIsOpen(api.getState())) api.dispatch(modalOpened({ view, namespace: null }))
  else {
    api.dispatch(historyReset(viewEntry('Account')))
    api.dispatch(viewPushed(view))
  }
}

/**
 * Creates a session at the service, asks the wallet to grant it with the service's key before the
 * page's, and reports the grant. Each step is stored first, so that a reload finds a half-granted
 * session. Ends with `permissionsGranted` or `permissionsNotGranted`; one at a time.
 */
export function registerGrantPermissionsFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: grantRequested,
    effect: async ({ payload: { id, request } }, api) => {
      const refuse = (error: ErrorState) => api.dispatch(permissionsNotGranted({ id, error }))
      if (selectSmartSessions(api.getState()).granting?.id !== id) {
        refuse({ code: 'RESOURCE_UNAVAILABLE', detail: 'Another permission is being asked for' })
        return
      }
      let mark: SessionMark | null = null
      try {
        const granting = await prepare(api, request)
        const { account, wallet } = granting
        const created = await raceHalt(api, signal =>
          requestSession(api, { account, body: granting.request }, signal),
        )
        if (created.error) {
          const { code, detail } = toServiceErrorState(created.error, 'SERVICE_UNREACHABLE')
          throw new ModalError(code, detail)
        }
        const { pci } = created.data
        const session = toRequestedSession(api, granting, pci)
        mark = { account, session, step: 'granting' }
        keepSessionMark(api.extra, mark)
        api.dispatch(grantSent({ account, session }))
        const asked = withServiceKey(granting, created.data)
        const { connectorId } = wallet
        const outcome = await askWallet(
          api,
          { ...toWalletRequest('grant', account, connectorId), onLate: refuse },
          signal =>
            wallet.wallets.grantPermissions(
              connectorId,
              asked,
              signal,
              getApprovedMethods(api.getState(), connectorId),
            ),
        )
        const answer = unwrapAnswer(outcome)
        const answered = applyGrant(session, answer)
        mark = { account, session: answered, step: 'granted', answer }
        keepSessionMark(api.extra, mark)
        api.dispatch(grantApproved({ account, session: answered }))
        const settled = await settleSession(api, mark)
        if (!settled) {
          refuse({
            code: 'PERMISSION_UNFINISHED',
            detail: `The wallet allowed ${pci}; the service could not be told`,
          })
          return
        }
        dropSessionMark(api.extra, account, pci)
        const { permissions, expiry } = answered
        const granted: GrantedPermissions = {
          permissions,
          context: pci,
          expiry,
          address: granting.request.address,
          chainId: request.chainId,
          ...(answer.delegation && { delegation: answer.delegation }),
        }
        api.dispatch(permissionsGranted({ id, account, session: settled, granted }))
        show(api, account, pci)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError || thrown instanceof HaltedError) return
        refuse(toErrorState(thrown, mark ? 'PERMISSION_UNCERTAIN' : 'PERMISSION_FAILED'))
        if (mark && !isUncertain(thrown)) await discardSession(api, mark)
      }
    },
  })
}

/** Removes a session that the wallet did not grant, from the service too. */
async function discardSession(
  api: FlowApi,
  { account, session: { pci } }: SessionMark,
): Promise<void> {
  dropSessionMark(api.extra, account, pci)
  api.dispatch(sessionSettled({ account, pci }))
  const body = { pci, signature: '0x' }
  await raceHalt(api, signal => reportRevocation(api, account, body, signal)).catch(() => undefined)
}

import { isAnyOf, TaskAbortError, type UnknownAction } from '@reduxjs/toolkit'
import { SWITCH_TIMEOUT_MS } from '../../domain/limits'
import { ModalError } from '../../domain/ModalError'
import { accountTypeSwitched } from '../../events/accountEvents'
import { flowsResumed } from '../../events/flowEvents'
import { modalClosed } from '../../events/modalEvents'
import { networkChosen } from '../../events/networkEvents'
import type { EmbeddedAccountType, EmbeddedNamespace } from '../../ports/embedded'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { sessionOver } from '../../store/sessionOver'
import { selectPreferredAccountTypes } from '../../core/account/preferredAccountTypes'
import { selectActiveNamespace } from '../../core/network/networkSelectors'
import { toastShown } from '../../core/notifications/notificationsSlice'
import {
  accountTypeNotSwitched,
  accountTypeRequested,
  accountTypeSwitchLeft,
} from '../../core/login/accountTypeEvents'
import { selectAccountType, selectCanSwitchType } from '../../core/login/accountTypeSelectors'
import { selectTypeSwitch, type TypeSwitch } from './embeddedSlice'
import { toFrameErrorState } from './toFrameErrorState'

const TOAST = 'account-type'

/** Null if the visitor left first. */
async function requestSwitch(
  api: FlowApi,
  { namespace, accountType }: TypeSwitch,
): Promise<EmbeddedNamespace | null> {
  if (!selectCanSwitchType(api.getState(), namespace)) {
    throw new ModalError('CHAIN_NOT_SUPPORTED', 'No smart accounts on this network')
  }
  const isOver = (action: UnknownAction): action is UnknownAction =>
    modalClosed.match(action) || sessionOver(namespace)(action)
  const outcome = await raceUntil(api, isOver, SWITCH_TIMEOUT_MS, async signal => {
    const client = await api.extra.embedded?.load()
    if (!client) throw new ModalError('ADAPTER_NOT_FOUND', 'embedded')
    return client.setAccountType(namespace, accountType, signal)
  })
  if (outcome.kind === 'timedOut') throw new ModalError('FRAME_REQUEST_TIMEOUT')
  if (outcome.kind === 'left') return null
  const part = outcome.value.namespaces[namespace]
  if (part?.preferredAccountType === accountType) return part
  throw new ModalError('SESSION_ENDED', 'The login is over')
}

function chooseSwitchedNetwork(
  api: FlowApi,
  { namespace }: TypeSwitch,
  { activeCaipNetworkId }: EmbeddedNamespace,
) {
  if (selectActiveNamespace(api.getState()) === namespace) return
  api.dispatch(networkChosen({ caipNetworkId: activeCaipNetworkId }))
}

const SWITCHED = { eoa: 'accountType.nowEoa', smartAccount: 'accountType.nowSmart' } as const
const KEPT = { eoa: 'accountType.stillEoa', smartAccount: 'accountType.stillSmart' } as const

const createToast = (type: EmbeddedAccountType | null, texts: typeof SWITCHED | typeof KEPT) =>
  ({ id: TOAST, text: texts[type ?? 'eoa'] }) as const

/**
 * Switches the login to its account of the other type. The wallet watcher reports the accounts
 * first. Ends with `accountTypeSwitched`, which stores the choice, or `accountTypeNotSwitched`;
 * silently if the visitor closes the modal or disconnects. Ignores requests meanwhile.
 */
export function registerSwitchAccountTypeFlow(startListening: AppStartListening) {
  startListening({
    matcher: isAnyOf(flowsResumed),
    effect: (_action, api) => {
      if (selectTypeSwitch(api.getState())) api.dispatch(accountTypeSwitchLeft())
    },
  })
  return startListening({
    actionCreator: accountTypeRequested,
    effect: async ({ payload }, api) => {
      if (selectTypeSwitch(api.getOriginalState())) return
      const { namespace, accountType } = payload
      try {
        const part = await requestSwitch(api, payload)
        if (!part) {
          api.dispatch(accountTypeSwitchLeft())
          return
        }
        const { activeCaipNetworkId: caipNetworkId } = part
        const preferred = {
          ...selectPreferredAccountTypes(api.getState()),
          [namespace]: accountType,
        }
        api.dispatch(accountTypeSwitched({ namespace, accountType, caipNetworkId, preferred }))
        api.dispatch(toastShown({ ...createToast(accountType, SWITCHED), tone: 'positive' }))
        chooseSwitchedNetwork(api, payload, part)
      } catch (thrown) {
        if (thrown instanceof TaskAbortError) return // the store was cleared
        api.dispatch(
          accountTypeNotSwitched({ namespace, accountType, error: toFrameErrorState(thrown) }),
        )
        const kept = selectAccountType(api.getState(), namespace)
        api.dispatch(toastShown({ ...createToast(kept, KEPT), tone: 'negative' }))
      }
    },
  })
}

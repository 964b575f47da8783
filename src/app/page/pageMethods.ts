import { nanoid, type UnknownAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { toErrorState } from '../../domain/errors'
import { ModalError } from '../../domain/ModalError'
import type { ViewEntry, ViewName } from '../../domain/views'
import { backRequested } from '../../events/backEvents'
import { modalOpenFailed, modalOpenRequested, modalShaken } from '../../events/modalEvents'
import { networkSwitched, walletNetworkReported } from '../../events/networkEvents'
import { selectIsOpen } from '../../core/modal/modalSlice'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
  selectWalletCaipNetworkId,
} from '../../core/network/networkSlice'
import {
  alertDismissed,
  chunkFetched,
  toastDismissed,
} from '../../core/notifications/notificationsSlice'
import { onrampReset } from '../../features/onramp/onrampEvents'
import { optionsGiven } from '../../core/options/optionsSlice'
import {
  pageAlertRequested,
  pageLoadingChanged,
  pageToastRequested,
} from '../../core/page/pageEvents'
import { viewPushed, viewReplaced } from '../../core/router/routerSlice'
import {
  localeChosen,
  themeGiven,
  themeModeChosen,
  themeVariablesGiven,
} from '../../core/theme/themeSlice'
import type { Runtime } from '../runtime/Runtime'
import { resolveNamespace } from '../host/resolveNamespace'
import { withNetwork, withoutNetwork } from './changedNetworks'
import { changedOptions } from './changedOptions'
import type { Outcome } from '../host/Controls'
import type { PageControls } from '../host/PageControls'
import { findViewProblem } from './findViewProblem'
import { waitForOutcome } from '../host/waitForOutcome'

const DONE: Outcome = { status: 'done', value: undefined }
const CLOSED: Outcome<never> = { status: 'closed' }
const NOT_LOADED: Outcome<never> = {
  status: 'failed',
  error: { code: 'CODE_NOT_LOADED', detail: 'the part that the page uses' },
}

const MESSAGE = v.object({
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  tone: v.optional(v.picklist(['positive', 'negative', 'warning', 'info', 'busy']), 'info'),
  id: v.optional(v.pipe(v.string(), v.minLength(1))),
  isSticky: v.exactOptional(v.boolean()),
})

function readMessage(given: unknown) {
  const { success, output, issues } = v.safeParse(MESSAGE, given)
  if (success) return { ...output, id: output.id ?? nanoid() }
  const path = issues.map(issue => v.getDotPath(issue) ?? '').join()
  throw new ModalError('INVALID_OPTION', `the message cannot be shown: ${path}`)
}

/** Turns an exception into an outcome: the mistake is the page's, not the visitor's. */
function toOutcome(work: () => Outcome): Promise<Outcome> {
  try {
    return Promise.resolve(work())
  } catch (thrown) {
    return Promise.resolve({ status: 'failed', error: toErrorState(thrown, 'INVALID_OPTION') })
  }
}

const isMissing = (action: UnknownAction): boolean =>
  modalOpenFailed.match(action) ||
  (chunkFetched.match(action) &&
    !action.payload.isHere &&
    ['page', 'notifications'].includes(action.payload.name))

/** Creates the methods. This module is fetched on first use. */
export function createPageMethods(runtime: Runtime): PageControls {
  const { store } = runtime
  const { dispatch, getState } = store

  /** Dispatches once the code that handles the action has loaded. */
  const dispatchOnceLoaded = <T>(action: UnknownAction, value: T): Promise<Outcome<T>> =>
    runtime.load().then(
      () => {
        const settled = waitForOutcome<Outcome<T>>(runtime, heard => {
          if (isMissing(heard)) return NOT_LOADED
          return heard.type === action.type ? { status: 'done', value } : undefined
        })
        dispatch(action)
        return settled
      },
      () => NOT_LOADED,
    )

  const showMessage = (
    given: unknown,
    toAction: (message: ReturnType<typeof readMessage>) => UnknownAction,
  ): Promise<Outcome<string>> => {
    try {
      const message = readMessage(given)
      return dispatchOnceLoaded(toAction(message), message.id)
    } catch (thrown) {
      return Promise.resolve({ status: 'failed', error: toErrorState(thrown, 'INVALID_OPTION') })
    }
  }

  const whileOpen = (toAction: () => UnknownAction): Promise<Outcome> => {
    if (!selectIsOpen(getState())) return Promise.resolve(CLOSED)
    dispatch(toAction())
    return Promise.resolve(DONE)
  }

  const navigate = (name: ViewName, show: () => UnknownAction | null): Promise<Outcome> =>
    runtime.load().then(
      () => {
        const error = findViewProblem(getState(), name)
        if (error) return { status: 'failed', error }
        const action = show()
        if (!action) return CLOSED
        dispatch(action)
        return DONE
      },
      () => NOT_LOADED,
    )

  return {
    updateOptions: changes =>
      toOutcome(() => {
        const changed = changedOptions(getState(), runtime.options, changes)
        const { theme, themeMode, themeVariables, locale } = changes
        if (Object.keys(changed).length > 0) dispatch(optionsGiven(changed))
        if (themeMode !== undefined) dispatch(themeModeChosen(themeMode))
        if (theme !== undefined) dispatch(themeGiven(theme))
        if (themeVariables !== undefined) dispatch(themeVariablesGiven({ ...themeVariables }))
        if (locale !== undefined) dispatch(localeChosen(locale))
        return DONE
      }),

    addNetwork: given =>
      toOutcome(() => {
        const listed = withNetwork(getState(), given)
        if (!listed) return DONE
        const { added, ...networks } = listed
        dispatch(networksConfigured(networks))
        const { namespace, caipNetworkId } = added
        // Reports the wallet's network again, now that it is a listed one.
        if (selectWalletCaipNetworkId(getState(), namespace) === caipNetworkId)
          dispatch(walletNetworkReported({ namespace, caipNetworkId }))
        return DONE
      }),

    removeNetwork: named =>
      toOutcome(() => {
        const before = selectActiveCaipNetworkId(getState())
        const networks = withoutNetwork(getState(), named)
        if (!networks) return DONE
        dispatch(networksConfigured(networks))
        const caipNetworkId = networks.defaultId
        if (before !== caipNetworkId) dispatch(networkSwitched({ caipNetworkId, by: 'visitor' }))
        return DONE
      }),

    shake: () => whileOpen(modalShaken),
    goBack: () => whileOpen(backRequested),

    setLoading: (isLoading, given) =>
      dispatchOnceLoaded(
        pageLoadingChanged({ isLoading, namespace: resolveNamespace(getState(), given) }),
        undefined,
      ),

    showToast: given => showMessage(given, pageToastRequested),
    showAlert: given =>
      showMessage(given, ({ id, tone, message }) => pageAlertRequested({ id, tone, message })),
    hideToast: id => dispatchOnceLoaded(toastDismissed(id), undefined),
    hideAlert: id => dispatchOnceLoaded(alertDismissed(id), undefined),

    showView: (name, params) =>
      navigate(name, () => {
        const view = { name, params } as ViewEntry
        return selectIsOpen(getState()) ? viewPushed(view) : modalOpenRequested({ view })
      }),
    replaceView: (name, params) =>
      navigate(name, () =>
        selectIsOpen(getState()) ? viewReplaced({ name, params } as ViewEntry) : null,
      ),

    resetOnRamp() {
      if (getState().onramp) dispatch(onrampReset())
      return Promise.resolve(DONE)
    },
  }
}

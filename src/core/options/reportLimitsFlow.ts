import type { ProjectLimitsAnswer } from '../../domain/schemas/projectLimits'
import { getErrorTextKey } from '../../domain/errorCatalogue'
import { viewShown } from '../../events/viewEvents'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../account/accountSelectors'
import { alertRaised } from '../notifications/notificationsSlice'
import { selectOptions } from './optionsSlice'
import { projectLimitsApi } from './projectLimitsApi'

const CODE = 'PROJECT_LIMIT_EXCEEDED'
const ID = getErrorTextKey(CODE)

const getExceededLimits = ({ planLimits }: ProjectLimitsAnswer): readonly string[] =>
  [
    planLimits?.isAboveRpcLimit && 'RPC requests',
    planLimits?.isAboveMauLimit && 'monthly active users',
  ].filter(name => typeof name === 'string')

/**
 * Warns the page's developers, once, that their project exceeds its plan, in the alert bar and,
 * with details, in the console. Skipped without `debug` or an account. Ends with `alertRaised`, or
 * nothing.
 */
export function registerReportLimitsFlow(startListening: AppStartListening) {
  let isAsked = false
  return startListening({
    actionCreator: viewShown,
    effect: async (_action, api) => {
      const state = api.getState()
      const isSeen = selectOptions(state).isDebug && selectActiveAccount(state).address !== null
      if (isAsked || !isSeen) return
      isAsked = true
      const { data } = await api.dispatch(
        projectLimitsApi.endpoints.getProjectLimits.initiate(undefined, { subscribe: false }),
      )
      const exceeded = data ? getExceededLimits(data) : []
      if (exceeded.length === 0) return
      api.dispatch(alertRaised({ id: ID, tone: 'negative', text: ID }))
      await logAdvice(api.extra, 'error', CODE, { limits: exceeded.join(', ') })
    },
  })
}

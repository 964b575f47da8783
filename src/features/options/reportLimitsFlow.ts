import type { ProjectLimitsAnswer } from '../../domain/schemas/projectLimits'
import { errorText } from '../../domain/errorCatalogue'
import { viewShown } from '../../events/viewEvents'
import { logAdvice } from '../../services/logAdvice'
import type { AppStartListening } from '../../store/listening'
import { selectActiveAccount } from '../account/accountSelectors'
import { alertRaised } from '../notifications/notificationsSlice'
import { selectOptions } from './optionsSlice'
import { projectLimitsApi } from './projectLimitsApi'

const CODE = 'PROJECT_LIMIT_EXCEEDED'
const ID = errorText(CODE)

const exceededIn = ({ planLimits }: ProjectLimitsAnswer): readonly string[] =>
  [
    planLimits?.isAboveRpcLimit && 'RPC requests',
    planLimits?.isAboveMauLimit && 'monthly active users',
  ].filter(name => typeof name === 'string')

/**
 * Tells the developers of the page, once, that their project uses more than its plan allows: in their bar, and in the
 * console with what it is. A page without `debug` does not ask, nor one that nobody has connected to. Ends with `alertRaised` or in silence.
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
      const exceeded = data ? exceededIn(data) : []
      if (exceeded.length === 0) return
      api.dispatch(alertRaised({ id: ID, tone: 'negative', text: ID }))
      await logAdvice(api.extra, 'error', CODE, { limits: exceeded.join(', ') })
    },
  })
}

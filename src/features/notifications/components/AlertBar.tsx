import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Alert } from '../../../ui/Alert'
import { selectOptions } from '../../options/optionsSlice'
import { alertDismissed, selectAlerts } from '../notificationsSlice'

/** What the developers of the page should mend. Hidden unless debugging is on. */
export function AlertBar() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { isDebug } = useModalSelector(selectOptions)
  const [alert] = useModalSelector(selectAlerts)
  const words = alert && t(alert.text, alert.params)
  if (!isDebug || !alert || words === alert.text) return null // its words are on their way
  return (
    <Alert
      tone={alert.tone === 'busy' ? 'info' : alert.tone}
      title={words}
      dismissLabel={t('common.dismiss')}
      onDismiss={() => dispatch(alertDismissed(alert.id))}
    />
  )
}

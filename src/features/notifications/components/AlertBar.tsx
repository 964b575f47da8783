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
  if (!isDebug || !alert) return null
  return (
    <Alert
      tone={alert.tone === 'busy' ? 'info' : alert.tone}
      title={t(alert.text, alert.params)}
      dismissLabel={t('common.dismiss')}
      onDismiss={() => dispatch(alertDismissed(alert.id))}
    />
  )
}

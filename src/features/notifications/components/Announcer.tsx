import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { LiveRegion } from '../../../ui/shell/LiveRegion'
import { selectToasts } from '../notificationsSlice'

/** Says each message once to assistive technology; failures at once. */
export function Announcer() {
  const t = useTranslate()
  const [toast] = useModalSelector(selectToasts)
  const announcement = toast
    ? { id: toast.id, text: t(toast.text, toast.params), urgent: toast.tone === 'negative' }
    : null
  return <LiveRegion announcement={announcement} />
}

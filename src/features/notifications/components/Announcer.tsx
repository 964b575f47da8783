import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { LiveRegion } from '../../../ui/shell/LiveRegion'
import { selectToasts } from '../notificationsSlice'

/** Says each message once to assistive technology; failures at once. */
export function Announcer() {
  const t = useTranslate()
  const [toast] = useModalSelector(selectToasts)
  const words = toast && t(toast.text, toast.params)
  const announcement =
    toast && words && words !== toast.text
      ? { id: toast.id, text: words, urgent: toast.tone === 'negative' }
      : null
  return <LiveRegion announcement={announcement} />
}

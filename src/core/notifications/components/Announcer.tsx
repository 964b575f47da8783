import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { LiveRegion } from '../../../ui/shell/LiveRegion'
import { selectShakeCount } from '../../modal/modalSelectors'
import { selectToasts } from '../notificationsSlice'

/** Announces each toast once, failures assertively, and why the modal refused to close. */
export function Announcer() {
  const t = useTranslate()
  const shakeCount = useModalSelector(selectShakeCount)
  const [toast] = useModalSelector(selectToasts)
  const words = toast && t(toast.text, toast.params)
  const announcement =
    toast && words && words !== toast.text
      ? { id: toast.id, text: words, urgent: toast.tone === 'negative' }
      : shakeCount > 0
        ? { id: `refused:${shakeCount}`, text: t('shell.refused'), urgent: true }
        : null
  return <LiveRegion announcement={announcement} />
}

import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Toast } from '../../../ui/feedback/Toast'
import { selectToasts, toastDismissed, toastHeld, toastReleased } from '../notificationsSlice'

/** The first message over the card's header. It waits while a pointer rests on it, and goes at a press. */
export function ToastSlot() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [toast] = useModalSelector(selectToasts)
  const words = toast && t(toast.text, toast.params)
  if (!toast || words === toast.text) return null // its words are on their way
  return (
    <div
      onPointerEnter={() => dispatch(toastHeld())}
      onPointerLeave={() => dispatch(toastReleased())}
      onClick={() => dispatch(toastDismissed(toast.id))}
      data-testid="wm-toast"
    >
      <Toast key={toast.id} tone={toast.tone} inCard>
        {words}
      </Toast>
    </div>
  )
}

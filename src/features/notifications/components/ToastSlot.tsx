import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Toast } from '../../../ui/Toast'
import { selectToasts, toastHeld, toastReleased } from '../notificationsSlice'

/** The first message over the card's header. It waits while a pointer rests on it. */
export function ToastSlot() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [toast] = useModalSelector(selectToasts)
  if (!toast) return null
  return (
    <div
      onPointerEnter={() => dispatch(toastHeld())}
      onPointerLeave={() => dispatch(toastReleased())}
      data-testid="wm-toast"
    >
      <Toast key={toast.id} tone={toast.tone} inCard>
        {t(toast.text, toast.params)}
      </Toast>
    </div>
  )
}

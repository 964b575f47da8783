import { factsOf } from '../../../domain/viewFacts'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { IconButton } from '../../../ui/controls/IconButton'
import { Toast } from '../../../ui/feedback/Toast'
import { iconClose } from '../../../ui/media/firstIcons'
import { selectCurrentView } from '../../router/routerSlice'
import { selectToasts, toastDismissed, toastHeld, toastReleased } from '../notificationsSlice'

/** Longer ones take more than a line between the buttons of the header. */
const SHORT = 28

/** What goes away with the focus leaves it to the card's heading. */
function giveFocusBack(toast: HTMLElement) {
  const root = toast.getRootNode() as Document | ShadowRoot
  if (toast.contains(root.activeElement)) root.querySelector('h2')?.focus({ preventScroll: true })
}

/** The first message over the card's header. It waits while a pointer or the focus is on it, and goes at a press. */
export function ToastSlot() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [toast] = useModalSelector(selectToasts)
  const words = toast && t(toast.text, toast.params)
  const { home } = factsOf(useModalSelector(selectCurrentView).name)
  if (!toast || !words || words === toast.text) return null // its words are on their way
  const place = words.length > SHORT ? 'under' : home === 'connected' ? 'overStart' : 'between'
  const hold = () => dispatch(toastHeld())
  const release = () => dispatch(toastReleased())
  return (
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onClick={({ currentTarget }) => {
        giveFocusBack(currentTarget)
        dispatch(toastDismissed(toast.id))
      }}
      data-testid="wm-toast"
    >
      <Toast
        key={toast.id}
        tone={toast.tone}
        inCard={place}
        end={<IconButton small icon={iconClose} label={t('common.dismiss')} />}
      >
        {words}
      </Toast>
    </div>
  )
}

import { styled } from 'styled-components'
import { getViewFacts } from '../../../domain/viewFacts'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { IconButton } from '../../../ui/controls/IconButton'
import { Toast } from '../../../ui/feedback/Toast'
import { iconClose } from '../../../ui/media/firstIcons'
import { useNextPress } from '../../../ui/controls/useNextPress'
import { selectCurrentView } from '../../router/routerSlice'
import { selectToasts, toastDismissed, toastHeld, toastReleased } from '../notificationsSlice'

/** In characters; longer texts do not fit on one line between the header's buttons. */
const SHORT_TEXT_LENGTH = 28

/** Moves the focus from a toast being removed to the card's heading. */
function returnFocus(toast: HTMLElement) {
  const root = toast.getRootNode() as Document | ShadowRoot
  if (toast.contains(root.activeElement)) root.querySelector('h2')?.focus({ preventScroll: true })
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  flex: none;
`

/**
 * The first toast, at the top of the card, where it covers no control. Waits while it is hovered or
 * focused, and is dismissed by the next press anywhere.
 */
export function ToastSlot() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [toast] = useModalSelector(selectToasts)
  const words = toast && t(toast.text, toast.params)
  const { home } = getViewFacts(useModalSelector(selectCurrentView).name)
  const isReady = toast && words && words !== toast.text // otherwise its text is still loading
  const frame = useNextPress<HTMLDivElement>(isReady ? toast.id : null, id =>
    dispatch(toastDismissed(id)),
  )
  if (!isReady) return null
  // In the connected state, the header shows the network instead of a title.
  const place = words.length > SHORT_TEXT_LENGTH || home === 'connected' ? 'ownLine' : 'overTitle'
  const hold = () => dispatch(toastHeld())
  const release = () => dispatch(toastReleased())
  return (
    <Frame
      ref={frame}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onClick={({ currentTarget }) => {
        returnFocus(currentTarget)
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
    </Frame>
  )
}

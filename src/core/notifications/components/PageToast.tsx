import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { iconClose } from '../../../ui/media/firstIcons'
import { IconButton } from '../../../ui/controls/IconButton'
import { useNextPress } from '../../../ui/controls/useNextPress'
import { useVisibleFor } from '../../../ui/motion/useVisibleFor'
import { LiveRegion } from '../../../ui/shell/LiveRegion'
import { Toast } from '../../../ui/feedback/Toast'
import { selectToasts, toastDismissed } from '../notificationsSlice'

const EMPTY_MS = 100

const Place = styled.div`
  position: fixed;
  inset-block-end: max(16px, env(safe-area-inset-bottom));
  inset-inline: 16px;
  z-index: var(--wm-z-index);
  display: flex;
  justify-content: center;
  pointer-events: none;
`

const Frame = styled.div`
  pointer-events: auto;
  [data-wm-part='toast'] {
    max-inline-size: 400px;
  }
`

/**
 * Toast at the bottom of the page, for messages shown while the modal is closed. Stays until the
 * next press.
 */
export function PageToast() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const [toast] = useModalSelector(selectToasts)
  // Screen readers ignore a live region that is inserted with its text, and announce nothing while
  // the page is hidden.
  const isThere = useVisibleFor(EMPTY_MS)
  const words = toast && t(toast.text, toast.params)
  const isReady = toast && words && words !== toast.text
  const frame = useNextPress<HTMLDivElement>(isReady ? toast.id : null, id =>
    dispatch(toastDismissed(id)),
  )
  return (
    <>
      <LiveRegion announcement={isThere && isReady ? { id: toast.id, text: words } : null} />
      {isReady && (
        <Place>
          <Frame ref={frame} data-testid="wm-page-toast">
            <Toast
              key={toast.id}
              tone={toast.tone}
              end={
                <IconButton
                  small
                  icon={iconClose}
                  label={t('common.dismiss')}
                  onPress={() => dispatch(toastDismissed(toast.id))}
                />
              }
            >
              {words}
            </Toast>
          </Frame>
        </Place>
      )}
    </>
  )
}

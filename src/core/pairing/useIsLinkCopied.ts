import { useModalSelector } from '../../store/context'
import { useTakesLong } from '../../ui/motion/useTakesLong'
import { selectToasts } from '../notifications/notificationsSlice'

/** How long the copy button shows its check mark. */
const CHECK_MARK_MS = 1_200

/** Whether a link was copied a moment ago, so that the copy button itself can confirm it. */
export function useIsLinkCopied(): boolean {
  const isCopied = useModalSelector(state =>
    selectToasts(state).some(({ text }) => text === 'common.linkCopied'),
  )
  const isPast = useTakesLong(isCopied, CHECK_MARK_MS)
  return isCopied && !isPast
}

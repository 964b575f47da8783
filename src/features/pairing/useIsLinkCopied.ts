import { useModalSelector } from '../../store/context'
import { useTakesLong } from '../../ui/motion/useTakesLong'
import { selectToasts } from '../notifications/notificationsSlice'

/** As long as the mark of a copy shows that it was made. */
const SEEN_MS = 1_200

/** Whether a link was copied a moment ago: what was asked for the copy shows it itself. */
export function useIsLinkCopied(): boolean {
  const isCopied = useModalSelector(state =>
    selectToasts(state).some(({ text }) => text === 'common.linkCopied'),
  )
  const isPast = useTakesLong(isCopied, SEEN_MS)
  return isCopied && !isPast
}

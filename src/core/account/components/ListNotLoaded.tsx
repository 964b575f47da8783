import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { DidNotLoad } from '../../../ui/media/illustrations'

interface NotLoadedProps {
  /** What could not be loaded. */
  readonly children: string
  readonly onRetry: () => void
}

/** Replaces a list that failed to load, with a retry. */
export function ListNotLoaded({ children, onRetry }: NotLoadedProps) {
  const t = useTranslate()
  return (
    <Empty
      illustration={<DidNotLoad />}
      action={
        <Button small onPress={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {children}
    </Empty>
  )
}

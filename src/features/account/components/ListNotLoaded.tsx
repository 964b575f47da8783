import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { DidNotLoad } from '../../../ui/media/illustrations'

interface NotLoadedProps {
  /** What is not known. */
  readonly children: string
  readonly onRetry: () => void
}

/** In the place of a list that could not be fetched: why it is empty, and another try. */
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

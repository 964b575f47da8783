import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/Button'
import { Empty } from '../../../ui/Empty'
import { DidNotLoad } from '../../../ui/illustrations'

interface NotLoadedProps {
  /** What is not known. */
  readonly children: string
  readonly onRetry: () => void
}

/** In the place of a list that could not be fetched: why it is empty, and another try. */
export function NotLoaded({ children, onRetry }: NotLoadedProps) {
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

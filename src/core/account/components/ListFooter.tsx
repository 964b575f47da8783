import { useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Message } from '../../../ui/feedback/Message'
import { useScrollEnd } from '../../../ui/lists/useScrollEnd'
import { iconWarning } from '../../../ui/media/firstIcons'

interface ListFooterProps {
  readonly hasRows: boolean
  readonly hasMore: boolean
  readonly hasFailed: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
  /** Label of the button that loads more. */
  readonly more: string
  /** Message when the last request failed. */
  readonly failure: string
  readonly 'data-testid': string
}

const More = styled.div`
  display: grid;
  gap: 4px;
  justify-items: center;
  padding-block-start: 8px;
`

/** Scrolling loads more by itself, so the button is visible only while it has focus. */
const Onward = styled(More)`
  &:not(:focus-within) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

/**
 * Loads the next page when the list's end scrolls into view, with a button for keyboards and
 * retries.
 */
export function ListFooter({
  hasRows,
  hasMore,
  hasFailed,
  isLoading,
  onMore,
  more,
  failure,
  'data-testid': testId,
}: ListFooterProps) {
  const t = useTranslate()
  const ref = useRef<HTMLDivElement>(null)
  useScrollEnd(ref, hasMore && !hasFailed && !isLoading ? onMore : undefined)
  const Way = hasRows && !hasFailed ? Onward : More
  return (
    <>
      {(hasMore || hasFailed) && (
        <Way>
          {hasFailed && <Message icon={iconWarning}>{failure}</Message>}
          <Button small busy={isLoading} onPress={onMore} data-testid={testId}>
            {hasFailed ? t('common.tryAgain') : more}
          </Button>
        </Way>
      )}
      <div ref={ref} />
    </>
  )
}

import { useEffect, useState, type ComponentType } from 'react'
import type { EmbeddedFrameProps } from './EmbeddedFrame'

/**
 * Where a card stands in the page, once its frame and the engine are there; a page that opens a dialog fetches no frame.
 *
 * @throws {Error} what kept it from coming: the whole card is given up, and tried again when it is opened next
 */
export function EmbeddedSlot(props: EmbeddedFrameProps) {
  const { runtime } = props
  const [Frame, setFrame] = useState<ComponentType<EmbeddedFrameProps> | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let isOver = false
    Promise.all([import('./EmbeddedFrame'), runtime.load()]).then(
      ([module]) => !isOver && setFrame(() => module.EmbeddedFrame),
      (reason: Error) => !isOver && setFailure(reason),
    )
    return () => {
      isOver = true
    }
  }, [runtime])
  if (failure) throw failure
  return Frame && <Frame {...props} />
}

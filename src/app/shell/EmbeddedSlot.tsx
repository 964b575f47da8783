import { useMemo } from 'react'
import { NotLoaded } from '../../core/modal/components/NotLoaded'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { useModalSelector } from '../../store/context'
import { createChunk, useChunk } from '../../ui/layout/useChunk'
import type { EmbeddedFrameProps } from './EmbeddedFrame'

/** The embedded card, once frame and engine have loaded; dialogs fetch no frame. */
export function EmbeddedSlot(props: EmbeddedFrameProps) {
  const { runtime } = props
  const frame = useMemo(
    () =>
      createChunk(async () => {
        const [{ EmbeddedFrame }] = await Promise.all([import('./EmbeddedFrame'), runtime.load()])
        return EmbeddedFrame
      }),
    [runtime],
  )
  const { came: Frame, failures, ask } = useChunk(frame, useModalSelector(selectIsOpen) ? 2 : 1)
  if (Frame) return <Frame {...props} />
  return failures > 0 && <NotLoaded failures={failures} onRetry={ask} />
}

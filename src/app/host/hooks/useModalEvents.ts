import { useEffect, useRef, useState } from 'react'
import { observeEvents, type ModalEvent } from '../onModalEvent'
import { useRuntime, type StoreProps } from './useRuntime'

/**
 * Returns the last event of the modal, for the page's own analytics; `handler` is called for each
 * one after the state has changed. Events before mounting are not replayed, and time travel repeats
 * none. Nothing is sent anywhere.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useModalEvents(
  handler?: (event: ModalEvent) => void,
  where: StoreProps = {},
): ModalEvent | null {
  const { runtime } = useRuntime(where)
  const [last, setLast] = useState<ModalEvent | null>(null)
  const current = useRef(handler)
  useEffect(() => {
    current.current = handler
  })
  useEffect(() => {
    const stop = observeEvents(runtime, event => {
      setLast(event)
      current.current?.(event)
    })
    return () => {
      stop()
      setLast(null)
    }
  }, [runtime])
  return last
}

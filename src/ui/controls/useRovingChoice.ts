import { useRef, type KeyboardEvent } from 'react'
import { rovingIndex } from './rovingIndex'

/** Roving selection for a row of choices: arrow keys move the choice and the focus with it. */
export function useRovingChoice(
  ids: readonly string[],
  selected: string,
  onSelect: (id: string) => void,
) {
  const ref = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = ids.indexOf(selected)
    const index = rovingIndex(event, at, ids.length)
    const id = index === null ? undefined : ids[index]
    if (index === null || id === undefined) return
    event.preventDefault()
    onSelect(id)
    const element = ref.current?.children[index]
    if (element && 'focus' in element) (element as HTMLElement).focus()
  }
  return { ref, onKeyDown }
}

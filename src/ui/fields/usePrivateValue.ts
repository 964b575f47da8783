import { useLayoutEffect, type RefObject } from 'react'

/**
 * Writes a text into a field that React does not control: a controlled field has it in its attribute `value` as well, which
 * anything that reads the document's markup sees. Null: React controls the field.
 */
export function usePrivateValue(
  ref: RefObject<HTMLInputElement | null>,
  value: string | null,
): void {
  useLayoutEffect(() => {
    const { current: field } = ref
    if (field && value !== null && field.value !== value) field.value = value
  }, [ref, value])
}

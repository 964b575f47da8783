import { useLayoutEffect, type RefObject } from 'react'

/**
 * Writes the value into an uncontrolled field: React mirrors a controlled value in the `value`
 * attribute, which anything that reads the markup can see. Null leaves the field to React.
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

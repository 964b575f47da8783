/** Whether anybody can see the page: what polls pauses while nobody does. */
export interface Visibility {
  isHidden(): boolean
  /** The caller owns the returned unsubscribe. */
  watch(onChange: (isHidden: boolean) => void): () => void
}

export function createVisibility(document: Document | undefined): Visibility {
  const isHidden = () => document?.visibilityState === 'hidden'
  return {
    isHidden,
    watch(onChange) {
      const listener = () => onChange(isHidden())
      document?.addEventListener('visibilitychange', listener)
      return () => document?.removeEventListener('visibilitychange', listener)
    },
  }
}

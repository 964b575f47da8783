/** Page visibility, for pollers that pause while the page is hidden. */
export interface Visibility {
  isHidden(): boolean
  /** The caller owns the returned unsubscribe function. */
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

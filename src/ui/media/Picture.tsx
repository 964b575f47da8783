import { useState } from 'react'
import { toSafeImageUrl } from '../../lib/links/safeUrl'

/** Fetched pictures (blob URLs) and paths of the host's page belong to this page. */
function isSameOrigin(src: string): boolean {
  try {
    return new URL(src, location.href).origin === location.origin
  } catch {
    return false // Not a URL.
  }
}

/** Data URLs are already loaded: lazy loading would only delay them. */
const DATA_URL = /^data:/

/**
 * The card's only `img`. Renders nothing without a picture, when it fails to load, or when its URL
 * is unsafe, wherever it came from: state may have been imported. The source is checked at render
 * time.
 */
export function Picture({ src }: { readonly src: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed || (!isSameOrigin(src) && toSafeImageUrl(src, { allowHttp: true }) === null))
    return null
  return (
    <img
      src={src}
      alt=""
      loading={DATA_URL.test(src) ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={({ currentTarget }) => currentTarget.toggleAttribute('data-wm-loaded', true)}
      onError={() => setHasFailed(true)}
    />
  )
}

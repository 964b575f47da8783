import { useState } from 'react'
import { safeImageUrl } from '../../lib/links/safeUrl'

/** A picture that was fetched, and a path of the host's page, are this page's own. */
function isOwn(src: string): boolean {
  try {
    return new URL(src, location.href).origin === location.origin
  } catch {
    return false // no address
  }
}

/** Such a picture is here already: a browser that waits for it to be scrolled to only shows it late. */
const IS_HERE = /^data:/

/**
 * The one `img` in the card; nothing while there is no picture, when it does not load, and where it is not fit to be loaded,
 * wherever it came from: a state may have been imported. Where pictures may come from is seen as they come.
 */
export function Picture({ src }: { readonly src: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed || (!isOwn(src) && safeImageUrl(src, { allowHttp: true }) === null)) return null
  return (
    <img
      src={src}
      alt=""
      loading={IS_HERE.test(src) ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={({ currentTarget }) => currentTarget.toggleAttribute('data-wm-loaded', true)}
      onError={() => setHasFailed(true)}
    />
  )
}

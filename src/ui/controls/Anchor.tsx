import { forwardRef, type AnchorHTMLAttributes } from 'react'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /**
   * Allows the link's own scheme, already vetted for one wallet; schemes that run code stay
   * blocked.
   */
  readonly opensWallet?: boolean | undefined
}

/**
 * The only element that leaves the page, by default in a new tab without an opener. An unsafe
 * `href` is dropped, wherever it came from: state may have been imported.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { href, opensWallet = false, ...rest },
  ref,
) {
  const isSafe =
    href !== undefined && toSafeLinkUrl(href, opensWallet ? { schemes: [href] } : {}) !== null
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      {...rest}
      ref={ref}
      href={isSafe ? href : undefined}
    />
  )
})

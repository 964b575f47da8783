import { forwardRef, type AnchorHTMLAttributes } from 'react'
import { safeLinkUrl } from '../../lib/links/safeUrl'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whoever made the link vetted its scheme for one wallet; those that run code are refused all the same. */
  readonly opensWallet?: boolean | undefined
}

/**
 * The one element that leads out of the page, unless its owner says otherwise in a new tab and without handing this one
 * over. What is not fit to be opened leads nowhere, wherever it came from: a state may have been imported.
 */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { href, opensWallet = false, ...rest },
  ref,
) {
  const isSafe =
    href !== undefined && safeLinkUrl(href, opensWallet ? { schemes: [href] } : {}) !== null
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

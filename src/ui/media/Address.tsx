import { styled } from 'styled-components'
import { addressPrefix } from '../../lib/address/addressPrefix'
import type { ElementProps } from '../layout/ElementProps'
import { VisuallyHidden } from '../layout/VisuallyHidden'

export interface AddressProps extends ElementProps {
  /** The full address; it is never truncated. */
  readonly address: string
  /** Indices of the groups of four that differ from a look-alike, counted after a `0x`. */
  readonly marks?: readonly number[] | undefined
}

const GROUP_LENGTH = 4
/** How many groups at each end a reader compares first. */
const STRONG_GROUPS = { start: 1, end: 2 } as const

const COLUMNS = 5
/**
 * In five columns this many groups would leave one alone on a third line and split the strong pair.
 */
const WIDE = { from: 11, to: 12, columns: 6 } as const

/**
 * Of fixed width, so that groups align across lines. Larger text takes more lines and is never cut.
 */
const Groups = styled.span<{ $prefixed: boolean; $columns: number }>`
  --gap: 9px;
  --prefix: ${({ $prefixed }) => ($prefixed ? 'calc(2ch + 3px)' : '0px')};
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--gap);
  box-sizing: content-box;
  max-inline-size: ${({ $columns }) => `calc(${$columns * 4 + 1}ch + ${$columns - 1} * var(--gap))`};
  padding-inline-start: var(--prefix);
  direction: ltr;
  text-align: start;
  font-family: var(--wm-font-mono);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  letter-spacing: 0;
  color: var(--wm-color-text-muted);
  ${({ $prefixed }) =>
    $prefixed &&
    `> :first-child {
       color: var(--wm-color-text-faint);
       margin-inline: calc(-1 * var(--prefix)) calc(3px - var(--gap));
     }`}
  > b {
    font-weight: var(--wm-weight-semibold);
    color: var(--wm-color-text);
  }
  > mark {
    background: var(--wm-color-warning-soft);
    color: var(--wm-color-warning);
    font-weight: var(--wm-weight-semibold);
    border-radius: var(--wm-radius-small);
    box-shadow: 0 0 0 2px var(--wm-color-warning-soft);
  }
  @media (max-width: 340px) {
    --gap: 6px;
  }
  @media (forced-colors: active) {
    > mark {
      background: none;
      color: CanvasText;
      text-decoration: underline 2px;
      forced-color-adjust: none;
    }
  }
`

/**
 * The full address of a recipient in groups of four, at most five or six to a line; the first and
 * last groups are bold.
 */
export function Address({ address, marks = [], ...rest }: AddressProps) {
  const isPrefixed = address.startsWith('0x')
  const body = isPrefixed ? address.slice(2) : address
  const groups = body.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []
  // Every address of the format shares a prefix such as `bc1q`, so the first telling group follows
  // it (P42).
  const shared = isPrefixed ? 0 : Math.ceil(addressPrefix(address).length / GROUP_LENGTH)
  const isStrong = (index: number) =>
    (index >= shared && index < shared + STRONG_GROUPS.start) ||
    index >= groups.length - STRONG_GROUPS.end
  const isWide = !isPrefixed && groups.length >= WIDE.from && groups.length <= WIDE.to
  const columns = isWide ? WIDE.columns : COLUMNS
  return (
    <span data-wm-part="address" translate="no" {...rest}>
      <VisuallyHidden>{address}</VisuallyHidden>
      <Groups aria-hidden="true" data-columns={columns} $prefixed={isPrefixed} $columns={columns}>
        {isPrefixed && <span>0x</span>}
        {groups.map((group, index) => {
          const Tag = marks.includes(index) ? 'mark' : isStrong(index) ? 'b' : 'span'
          return <Tag key={index}>{group}</Tag>
        })}
      </Groups>
    </span>
  )
}

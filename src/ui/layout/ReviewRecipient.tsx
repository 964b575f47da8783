import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Address } from '../media/Address'
import type { ElementProps } from './ElementProps'

export interface ReviewRecipientProps extends ElementProps {
  readonly label: ReactNode
  /** One word about the recipient, at the end of the label's line. */
  readonly badge?: ReactNode
  /** An avatar, 40 px. */
  readonly picture?: ReactNode
  readonly name?: ReactNode
  /** Always in full: a review never truncates an address. */
  readonly address: string
  readonly marks?: readonly number[] | undefined
  /** What is known about the recipient. */
  readonly children?: ReactNode
}

// At 320 px the address needs the space that the avatar takes at 360.
const Base = styled.div<{ $faced: boolean }>`
  display: grid;
  grid-template-columns: ${({ $faced }) => ($faced ? '40px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  column-gap: 12px;
  align-items: start;
  padding: 6px 12px;
  border-radius: var(--wm-radius-panel);
  box-shadow: inset 0 0 0 1px var(--wm-color-border);
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  @media (max-width: 340px) {
    grid-template-columns: ${({ $faced }) => ($faced ? '24px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    column-gap: 8px;
    > [data-wm-part='avatar'] {
      inline-size: 24px;
      block-size: 24px;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  row-gap: 2px;
  min-inline-size: 0;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  inline-size: 100%;
`

const Name = styled.p`
  font-size: var(--wm-font-size-16);
  line-height: var(--wm-line-16);
  font-weight: var(--wm-weight-semibold);
  color: var(--wm-color-text);
  overflow-wrap: anywhere;
`

/** The recipient, with the full address. */
export function ReviewRecipient({
  label,
  badge,
  picture,
  name,
  address,
  marks,
  children,
  ...rest
}: ReviewRecipientProps) {
  return (
    <Base data-wm-part="review-recipient" $faced={Boolean(picture)} {...rest}>
      {picture}
      <Words>
        <Line>
          <span>{label}</span>
          {badge}
        </Line>
        {name && <Name>{name}</Name>}
        <Address address={address} marks={marks} />
        {children}
      </Words>
    </Base>
  )
}

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Direction } from '../motion/Direction'
import type { ElementProps } from '../layout/ElementProps'
import { HeaderTitle } from './HeaderTitle'
import { useSheetHandle } from './SheetHandle'

export interface HeaderProps extends ElementProps {
  /** Back, help or the network pill. */
  readonly start?: ReactNode
  /** The close button. */
  readonly end?: ReactNode
  /** Names the dialog. */
  readonly title: string
  /** The dialog's `labelledBy`. */
  readonly titleId: string
  /** Keeps the title for assistive technology only. */
  readonly titleHidden?: boolean | undefined
  /** A badge beside the title. */
  readonly titleTag?: ReactNode
  /** The direction in which a changed title moves. */
  readonly direction?: Direction | undefined
}

const Base = styled.header<{ $untitled: boolean }>`
  position: relative;
  flex: none;
  display: grid;
  grid-template-columns: ${({ $untitled }) => ($untitled ? '1fr 0 auto' : '40px 1fr 40px')};
  align-items: center;
  min-block-size: var(--wm-size-header);
  padding-inline: 6px;
  gap: 4px;
  @media (max-width: 430px) {
    &[data-sheet] {
      touch-action: none;
    }
  }
`

const Slot = styled.span`
  display: flex;
  align-items: center;
  min-block-size: 40px;
  grid-column: 1;
  justify-self: start;
  &:last-child {
    grid-column: 3;
    justify-self: end;
  }
`

/** The top of the card: back button, title and close button. */
export function Header({
  start,
  end,
  title,
  titleId,
  titleHidden = false,
  titleTag,
  direction = 'none',
  ...rest
}: HeaderProps) {
  const handle = useSheetHandle()
  return (
    <Base
      data-wm-part="header"
      data-sheet={handle ? '' : undefined}
      $untitled={titleHidden}
      {...handle}
      {...rest}
    >
      <Slot>{start}</Slot>
      <HeaderTitle
        id={titleId}
        text={title}
        tag={titleTag}
        direction={direction}
        hidden={titleHidden}
      />
      <Slot>{end}</Slot>
    </Base>
  )
}

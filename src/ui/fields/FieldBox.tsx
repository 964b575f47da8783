import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ElementProps } from '../layout/ElementProps'

export interface FieldBoxProps extends ElementProps {
  readonly label: ReactNode
  /** Id of the control in the box. */
  readonly labelFor?: string | undefined
  /** At the end of the label's line. */
  readonly labelEnd?: ReactNode
  readonly children: ReactNode
  /** The control at the end: a token, a paste button. */
  readonly end?: ReactNode
  /** The start of the lower line: fiat value or a message. */
  readonly under?: ReactNode
  readonly underEnd?: ReactNode
  readonly invalid?: boolean | undefined
}

const Base = styled.div`
  border-radius: var(--wm-radius-panel);
  background: var(--wm-color-surface-sunken);
  padding-block: 12px;
  padding-inline: 16px 12px;
  &:has(:is(input, textarea):focus) {
    background: var(--wm-color-surface);
    box-shadow:
      inset 0 0 0 1px var(--wm-color-accent),
      0 0 0 3px color-mix(in srgb, var(--wm-color-accent) 28%, transparent);
  }
  &[data-invalid]:not(:has(:is(input, textarea):focus)) {
    background: var(--wm-color-surface);
    box-shadow: inset 0 0 0 1.5px var(--wm-color-negative);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &:has(:is(input, textarea):focus) {
      outline: 2px solid Highlight;
      outline-offset: 2px;
    }
    &[data-invalid] {
      outline: 3px solid CanvasText;
      outline-offset: -3px;
    }
  }
`

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
`

const Label = styled.label`
  min-inline-size: 0;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
`

const Line = styled.div`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-block-size: 40px;
`

const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 12px;
  min-block-size: 24px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  color: var(--wm-color-text-muted);
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

/** A sunken input box that turns to the surface colour on focus. */
export function FieldBox({
  label,
  labelFor,
  labelEnd,
  children,
  end,
  under,
  underEnd,
  invalid = false,
  ...rest
}: FieldBoxProps) {
  return (
    <Base data-wm-part="box" data-invalid={invalid ? '' : undefined} {...rest}>
      <Head>
        <Label as={labelFor === undefined ? 'span' : 'label'} htmlFor={labelFor}>
          {label}
        </Label>
        {labelEnd}
      </Head>
      <Line>
        {children}
        {end}
      </Line>
      <Under>
        <span>{under}</span>
        <span>{underEnd}</span>
      </Under>
    </Base>
  )
}

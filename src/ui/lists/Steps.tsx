import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../media/Icon'
import type { ElementProps } from '../layout/ElementProps'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { iconCheck } from '../media/firstIcons'

export type StepState = 'done' | 'now' | 'next'

export interface Step {
  readonly id: string
  readonly text: ReactNode
  readonly state: StepState
  readonly trailing?: ReactNode
}

export interface StepsProps extends ElementProps {
  readonly steps: readonly Step[]
  readonly label?: string | undefined
  /** Announced after the text of a completed step; number and check mark are visual only. */
  readonly doneLabel?: string | undefined
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
`

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px 1fr auto;
  column-gap: 12px;
  align-items: center;
  min-block-size: 48px;
  font-size: var(--wm-font-size-14);
  line-height: var(--wm-line-14);
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 11.25px;
    inset-block-start: calc(50% + 15px);
    block-size: calc(100% - 30px);
    inline-size: 1.5px;
    background: var(--wm-color-border);
  }
  &[data-state='done']:not(:last-child)::after {
    background: var(--wm-color-positive);
  }
  &[data-state='now'] {
    font-weight: var(--wm-weight-medium);
  }
  &[data-state='next'] {
    color: var(--wm-color-text-muted);
  }
  @media (forced-colors: active) {
    &:not(:last-child)::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`

const Node = styled.span`
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  display: grid;
  place-items: center;
  box-shadow: inset 0 0 0 1.5px var(--wm-color-border-strong);
  color: var(--wm-color-text-muted);
  font-size: var(--wm-font-size-12);
  font-weight: var(--wm-weight-semibold);
  [data-state='done'] > & {
    box-shadow: none;
    background: var(--wm-color-positive-soft);
    color: var(--wm-color-positive);
  }
  [data-state='now'] > & {
    box-shadow: inset 0 0 0 1.5px var(--wm-color-accent);
    color: var(--wm-color-accent-text);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** A vertical list of steps: done, current and next. */
export function Steps({ steps, label, doneLabel, ...rest }: StepsProps) {
  return (
    <List role="list" aria-label={label} data-wm-part="steps" {...rest}>
      {steps.map((step, index) => (
        <Item
          key={step.id}
          data-wm-part="step"
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <Node aria-hidden="true">
            {step.state === 'done' ? <Icon icon={iconCheck} size={16} /> : index + 1}
          </Node>
          <span>
            {step.text}
            {step.state === 'done' && doneLabel && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          </span>
          {step.trailing}
        </Item>
      ))}
    </List>
  )
}

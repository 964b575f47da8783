import { forwardRef, type CSSProperties, type MouseEvent, type ReactNode, type Ref } from 'react'

/** Props that every host button accepts. */
export interface HostButtonOptions {
  /** Replaces the button's text; the picture, the balance and the accessible name stay. */
  readonly children?: ReactNode
  readonly className?: string
  readonly style?: CSSProperties
  /** Ignores presses; the button stays focusable. */
  readonly disabled?: boolean
  /** Called on a press first; `event.preventDefault()` cancels the default action. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button's props inside our own components: React 18 passes no `ref` to function components. */
export type WithButtonRef<Props> = Props & { readonly buttonRef?: Ref<HTMLButtonElement> }

/** Forwards `ref` to the button element, on React 18 and 19. */
export const forwardButtonRef = <Props extends object>(
  render: (props: WithButtonRef<Props>) => ReactNode,
) =>
  forwardRef<HTMLButtonElement, Props>((props, buttonRef) =>
    render({ ...(props as Props), buttonRef }),
  )

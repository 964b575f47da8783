import { forwardRef, type CSSProperties, type MouseEvent, type ReactNode, type Ref } from 'react'

/** What every button for the host's page takes beside its own. */
export interface HostButtonOptions {
  /** In place of the words of the button; the picture, the balance and the accessible name stay. */
  readonly children?: ReactNode
  readonly className?: string
  readonly style?: CSSProperties
  /** Ignores presses; the button stays focusable. */
  readonly disabled?: boolean
  /** Called on a press before anything happens; `event.preventDefault()` keeps the modal as it is. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button's properties inside our own components, where React 18 gives no `ref` to a function. */
export type WithButtonRef<Props> = Props & { readonly buttonRef?: Ref<HTMLButtonElement> }

/** A button whose `ref` is the element in the host's page, on React 18 and 19. */
export const forwardButtonRef = <Props extends object>(
  render: (props: WithButtonRef<Props>) => ReactNode,
) =>
  forwardRef<HTMLButtonElement, Props>((props, buttonRef) =>
    render({ ...(props as Props), buttonRef }),
  )

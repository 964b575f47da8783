import type { ReactNode } from 'react'
import type { ElementProps } from '../layout/ElementProps'

export interface TabPanelProps extends ElementProps {
  /** The `name` of the `Tabs` and the id of the tab this panel belongs to. */
  readonly name: string
  readonly tab: string
  readonly children?: ReactNode
}

/** The content of the selected tab, the only one rendered. */
export function TabPanel({ name, tab, children, ...rest }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${tab}`}
      aria-labelledby={`${name}-tab-${tab}`}
      tabIndex={-1}
      data-wm-part="tab-panel"
      {...rest}
    >
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useHostCss } from '../../core/theme/useHostCss'
import { getTextDirection } from '../../lib/text/textDirection'
import { useModalSelector } from '../../store/context'
import { buttonsTexts } from '../../strings/en/buttonsTexts'
import { HostStyles } from '../../ui/controls/HostStyles'
import { Boundary } from '../../ui/layout/Boundary'
import { Fallback } from './Fallback'
import { ModalProvider } from './ModalProvider'
import type { Runtime } from '../runtime/Runtime'
import { useRuntime, type StoreProps } from './hooks/useRuntime'

interface HostScopeProps extends StoreProps {
  readonly children: (runtime: Runtime) => ReactNode
}

function Themed({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const { mode, variables, options, locale } = useModalSelector(({ theme }) => theme)
  const css = useHostCss(variables, options)
  return (
    <HostStyles css={css} mode={mode} dir={getTextDirection(locale)} nonce={runtime.options.nonce}>
      {children}
    </HostStyles>
  )
}

/** Provides the state, texts and styles for a button in the host's page. */
export function HostScope({ children, ...where }: HostScopeProps) {
  const { runtime } = useRuntime(where)
  return (
    <Boundary fallback={again => <Fallback runtime={runtime} onAgain={again} />}>
      <ModalProvider runtime={runtime} strings={buttonsTexts}>
        <Themed runtime={runtime}>{children(runtime)}</Themed>
      </ModalProvider>
    </Boundary>
  )
}

import { useMemo, type ReactNode } from 'react'
import { selectLocale, selectThemeMode, selectThemeVariables } from '../features/theme/themeSlice'
import { themeCss } from '../features/theme/themeCss'
import { directionOf } from '../lib/textDirection'
import { useModalSelector } from '../store/context'
import { hostButtons } from '../strings/hostButtons'
import { ThemeRoot } from '../ui/shell/ThemeRoot'
import { StyleScope } from '../ui/styleBridge/StyleScope'
import { ModalProvider } from './ModalProvider'
import type { Runtime } from './Runtime'
import { useRuntime, type StoreProps } from './useRuntime'

interface HostScopeProps extends StoreProps {
  readonly children: (runtime: Runtime) => ReactNode
}

function Themed({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const mode = useModalSelector(selectThemeMode)
  const variables = useModalSelector(selectThemeVariables)
  const locale = useModalSelector(selectLocale)
  const css = useMemo(() => themeCss(variables), [variables])
  return (
    <StyleScope css={css} nonce={runtime.options.nonce}>
      <ThemeRoot mode={mode} dir={directionOf(locale)} lang={locale} inline>
        {children}
      </ThemeRoot>
    </StyleScope>
  )
}

/** What a button in the host's page stands in: our state, our words, our look. */
export function HostScope({ children, ...where }: HostScopeProps) {
  const { runtime, hostStore } = useRuntime(where)
  return (
    <ModalProvider runtime={runtime} hostStore={hostStore} strings={hostButtons}>
      <Themed runtime={runtime}>{children(runtime)}</Themed>
    </ModalProvider>
  )
}

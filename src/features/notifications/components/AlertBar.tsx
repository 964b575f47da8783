import { useEffect, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Alert } from '../../../ui/feedback/Alert'
import { selectOptions } from '../../options/optionsSlice'
import { alertDismissed, selectAlerts } from '../notificationsSlice'

/** Tells by its style whether something of the card is pressed, also since before this code came. */
const Probe = styled.span`
  display: none;
  [data-wm-part='card']:active & {
    --wm-pressed: 1;
  }
`

/** The value as it was when nothing was pressed: what moves away under a pointer that is down loses the press. */
function useBetweenPresses<T>(value: T, probe: RefObject<Element | null>): T | undefined {
  const [shown, show] = useState<T>()
  useEffect(() => {
    let frame = 0
    const look = () => {
      const style = probe.current && getComputedStyle(probe.current)
      if (style?.getPropertyValue('--wm-pressed')) frame = requestAnimationFrame(look)
      else show(value)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [value, probe])
  return shown
}

/** What the developers of the page should mend. Hidden unless debugging is on. */
export function AlertBar() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const probe = useRef<HTMLSpanElement>(null)
  const { isDebug } = useModalSelector(selectOptions)
  const [first] = useModalSelector(selectAlerts)
  const words = first && t(first.text, first.params)
  const isReady = isDebug && first && words !== first.text // else its words are on their way
  const alert = useBetweenPresses(isReady ? first : undefined, probe)
  return (
    <>
      {isDebug && <Probe ref={probe} />}
      {alert && (
        <Alert
          tone={alert.tone === 'busy' ? 'info' : alert.tone}
          title={t(alert.text, alert.params)}
          dismissLabel={t('common.dismiss')}
          onDismiss={() => dispatch(alertDismissed(alert.id))}
        />
      )}
    </>
  )
}

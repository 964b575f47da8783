import { useEffect, useRef, useState, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Alert } from '../../../ui/feedback/Alert'
import { selectOptions } from '../../options/optionsSlice'
import { alertDismissed, selectAlerts } from '../notificationsSlice'

/**
 * Exposes through CSS whether the card is pressed, including presses that began before this chunk
 * loaded.
 */
const Probe = styled.span`
  display: none;
  [data-wm-part='card']:active & {
    --wm-pressed: 1;
  }
`

/**
 * Returns the value, updated only between presses: an element that moves under a pressed pointer
 * loses the click.
 */
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

/** Messages for the page's developers. Hidden unless `debug` is on. */
export function AlertBar() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const probe = useRef<HTMLSpanElement>(null)
  const { isDebug } = useModalSelector(selectOptions)
  const [first] = useModalSelector(selectAlerts)
  const words = first && t(first.text, first.params)
  const isReady = isDebug && first && words !== first.text // otherwise its text is still loading
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

import { useState, type ReactNode } from 'react'
import { useTranslate } from '../../../store/translation'
import { Checkbox } from '../../../ui/controls/Checkbox'
import type { Danger } from '../danger'

/** Returns one checkbox per danger, and whether all are ticked. */
export function useDangerChecks(name: 'send' | 'swap' | 'session', dangers: readonly Danger[]) {
  const t = useTranslate()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const checks: ReactNode = dangers.map(({ kind, subject, text }) => (
    <Checkbox
      key={kind}
      checked={ticked.includes(subject)}
      onChange={isTicked => {
        const others = ticked.filter(other => other !== subject)
        setTicked(isTicked ? [...others, subject] : others)
      }}
      data-testid={`wm-${name}-${kind}`}
    >
      {t(text)}
    </Checkbox>
  ))
  return { checks, isConfirmed: dangers.every(({ subject }) => ticked.includes(subject)) }
}

import type { Need } from './useNeed'

interface ActionButtonProps {
  readonly need: Need
  readonly label: string
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** The button of a card; before it can do its part, it takes away what stands in the way. */
export function ActionButton({ need, label, isBusy, onPress }: ActionButtonProps) {
  const isWaiting = need.label === null && isBusy
  return (
    <button
      type="button"
      className="button primary"
      aria-disabled={isWaiting}
      onClick={() => {
        if (need.label !== null) need.pass()
        else if (!isBusy) onPress()
      }}
    >
      {need.label ?? label}
    </button>
  )
}

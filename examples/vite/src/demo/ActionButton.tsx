import type { Need } from './useNeed'

interface ActionButtonProps {
  readonly need: Need
  readonly label: string
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** A card's button; it first resolves whatever blocks the card's action. */
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
